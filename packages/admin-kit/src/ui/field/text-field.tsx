import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type ReactNode, use, useState } from 'react';
import { isTrue } from '../../accessibility/aria.ts';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { BusyContext } from '../dialog/busy-context.ts';
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx';
import { CharacterCounter } from './character-counter.tsx';
import { Field, type FieldTexts } from './field.tsx';
import './input.css';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'children' | 'required' | 'disabled'> {
  onValueChange?: (value: string) => void;
  startIcon?: ReactNode;
  endControl?: ReactNode;
  /** At the end of the line below the input. @default a counter if `value` and `maxLength` are set (B §5) */
  aside?: ReactNode;
  /** When that counter is shown. @default 'always' */
  counter?: 'always' | 'near the limit';
}

/**
 * One line of text with its label. `className` and `style` go to the field, everything else, including `ref`
 * and `id`, to the input. Read-only inside a busy dialog.
 */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, note, error, isRequired, ...others } = props;
  const { aside, className, style, id, ...input } = others;
  const {
    startIcon,
    endControl,
    counter = 'always',
    onValueChange,
    onChange,
    onKeyDown,
    readOnly,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    ...rest
  } = input;
  const { value, maxLength } = rest;
  const characters = typeof value === 'string' && maxLength !== undefined && (
    <CharacterCounter length={value.length} limit={maxLength} shown={counter} />
  );
  const isInBusyDialog = use(BusyContext);
  return (
    <Field
      {...{ label, isLabelHidden, hint, note, error, isRequired, className, style, id }}
      aside={aside ?? characters}
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

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endControl'>;

/** A password with a button that reveals it. Password managers need `autoComplete`, @default 'current-password'. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useMessages(controlMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      endControl={
        <IconButton
          size="small"
          label={isShown ? words.hidePassword : words.showPassword}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
