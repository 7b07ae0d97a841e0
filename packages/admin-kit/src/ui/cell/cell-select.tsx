import { cx } from 'class-variance-authority';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import type { SelectOption } from '../field/select.tsx';
import './cell-select.css';

export interface CellSelectProps
  extends Omit<
    ComponentProps<'select'>,
    'value' | 'defaultValue' | 'multiple' | 'children' | 'disabled' | 'size' | 'aria-label'
  > {
  /** Its name, with the object: 'Role of Maria'. */
  label: string;
  options: readonly SelectOption[];
  /** The chosen option's value. '0' is an ordinary value. */
  value: string;
  onValueChange: (value: string) => void;
  /** Shown if the value is not among the options. It cannot be chosen. @default none */
  placeholder?: string;
  /**
   * Why it cannot be changed now, as its description and in the `TooltipArea` around it. It keeps its focus.
   * @default none
   */
  disabledReason?: string | undefined;
}

/** A select for rows: one element with its options, so that dozens are cheap. */
export function CellSelect(props: CellSelectProps) {
  const { label, options, value, onValueChange, placeholder, disabledReason, className, ...rest } = props;
  const hasValue = options.some((option) => option.value === value);
  return (
    <select
      {...rest}
      className={cx('ak-cell-select', className)}
      aria-label={label}
      aria-disabled={disabledReason ? true : undefined}
      aria-description={disabledReason}
      data-tooltip={disabledReason}
      value={hasValue ? value : ''}
      onMouseDown={disabledReason ? focusOnly : rest.onMouseDown}
      onKeyDown={disabledReason ? moveOnOnly : rest.onKeyDown}
      onChange={(event) => {
        rest.onChange?.(event);
        if (!disabledReason) onValueChange(event.target.value);
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
  );
}

function focusOnly(event: MouseEvent<HTMLSelectElement>) {
  event.preventDefault();
  event.currentTarget.focus();
}

function moveOnOnly(event: KeyboardEvent) {
  if (event.key !== 'Tab') event.preventDefault();
}
