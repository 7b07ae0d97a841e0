import './input.css';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, use, useRef } from 'react';
import { isTrue, joinIds } from '../../accessibility/aria.ts';
import { BusyContext } from '../dialog/busy-context.ts';
import { ChevronsVerticalIcon } from '../icon/icons.tsx';
import { useTooltip } from '../tooltip/tooltip.tsx';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps
  extends Omit<
    ComponentProps<'select'>,
    'value' | 'defaultValue' | 'multiple' | 'children' | 'disabled' | 'size'
  > {
  options: readonly SelectOption[];
  /** The chosen option's value. '0' is an ordinary value; '' shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. It cannot be chosen. @default none */
  placeholder?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Why it cannot be changed now. It stays focusable, shows the reason and does not open. @default none */
  disabledReason?: string | undefined;
}

const selectClass = cva('ak-input ak-select', {
  variants: { size: { small: 'ak-select--small', medium: null } },
});

/**
 * The native select without a label: pass `aria-label`, or use SelectField. `className` and `style` go to the
 * frame, everything else to the select.
 */
export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder, size, disabledReason, className, style, ...rest } =
    props;
  const isInert = use(BusyContext) || Boolean(disabledReason) || isTrue(rest['aria-disabled']);
  const frame = useRef<HTMLSpanElement>(null);
  const tooltip = useTooltip(frame, { text: disabledReason, isDescription: true });
  const hasValue = options.some((option) => option.value === value);

  const keepClosed = (event: MouseEvent | KeyboardEvent) => {
    if (!isInert || ('key' in event && event.key === 'Tab')) return;
    event.preventDefault();
  };

  return (
    <span
      ref={frame}
      {...tooltip.anchorProps({})}
      className={cx('ak-input-frame ak-select-frame', className)}
      style={style}
    >
      <select
        {...rest}
        className={selectClass({ size })}
        value={hasValue ? value : ''}
        aria-disabled={isInert || undefined}
        aria-describedby={joinIds(rest['aria-describedby'], tooltip.descriptionId)}
        onMouseDown={(event) => {
          rest.onMouseDown?.(event);
          keepClosed(event);
          if (isInert) event.currentTarget.focus();
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          keepClosed(event);
        }}
        onChange={(event) => {
          rest.onChange?.(event);
          if (!isInert) onValueChange(event.target.value);
        }}
      >
        {!hasValue && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="ak-input-end ak-select-arrow">
        <ChevronsVerticalIcon />
      </span>
      {tooltip.bubble}
    </span>
  );
}

export interface SelectFieldProps extends FieldTexts, Omit<SelectProps, 'required'> {}

/** A select with its label. `className` and `style` go to the field, everything else to the select. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, style, id, ...select } = props;
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isRequired, className, style, id }}
      aria-describedby={select['aria-describedby']}
    >
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
