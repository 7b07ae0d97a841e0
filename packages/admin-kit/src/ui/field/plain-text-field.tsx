import { cx } from 'class-variance-authority';
import { type ChangeEvent, use } from 'react';
import { isTrue } from '../../accessibility/aria.ts';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { BusyContext } from '../dialog/busy-context.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import './input.css';

export type PlainTextFieldProps = Omit<TextFieldProps, 'counter'>;

/** A `TextField` without the counter, which the filter of a table does without. */
export function PlainTextField(props: PlainTextFieldProps) {
  const { label, isLabelHidden, hint, note, error, isRequired, ...others } = props;
  const { aside, className, style, id, ...input } = others;
  const {
    startIcon,
    endControl,
    onValueChange,
    onChange,
    onKeyDown,
    readOnly,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    ...rest
  } = input;
  const isInBusyDialog = use(BusyContext);
  return (
    <Field
      {...{ label, isLabelHidden, hint, note, error, isRequired, className, style, id }}
      aside={aside}
      aria-describedby={describedBy}
      aria-invalid={isTrue(isInvalid)}
    >
      {(control) => (
        <div className="ak-input-frame">
          {startIcon && <span className="ak-input-start">{startIcon}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            readOnly={readOnly || isInBusyDialog}
            className={cx(
              'ak-input',
              startIcon && 'ak-input--after-icon',
              endControl && 'ak-input--before-control',
            )}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              // It would submit the form.
              if (event.key === 'Enter' && isOfInputMethod(event.nativeEvent)) event.preventDefault();
            }}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {endControl && <span className="ak-input-end">{endControl}</span>}
        </div>
      )}
    </Field>
  );
}
