import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FailedAttempt, NotSaved } from '../not-saved/not-saved.tsx';
import { Checkbox } from './checkbox.tsx';
import './checkbox-list.css';

export interface CheckboxListItem {
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean | 'mixed';
  readonly description?: ReactNode;
  readonly disabledReason?: string | undefined;
  /** The failure of its last save. The box shows 'Not saved'. @default none */
  readonly failure?: FailedAttempt | null;
}

export interface CheckboxListProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'disabled'> {
  /** Names the group. */
  legend: ReactNode;
  /** The boxes, in this order. */
  items: readonly CheckboxListItem[];
  /** Fires when a person checks or clears a box, with its `value`. */
  onCheckedChange: (value: string, isChecked: boolean) => void;
  /** Below the legend. @default none */
  hint?: ReactNode;
  /** Why none of them can be changed now, shown once in place of the hint. @default none */
  disabledReason?: string | undefined;
  /** Each change is saved immediately, see `CheckboxProps`. @default false */
  savesAtOnce?: boolean;
}

/** Checkboxes of one group, under one legend. */
export function CheckboxList(props: CheckboxListProps) {
  const { legend, items, onCheckedChange, hint, disabledReason, savesAtOnce, className, ...rest } = props;
  const hintId = useId();
  const text = disabledReason ?? hint;
  return (
    <fieldset
      aria-describedby={text ? hintId : undefined}
      {...rest}
      className={cx('ak-checkbox-list', className)}
    >
      <legend className="ak-checkbox-list-legend">{legend}</legend>
      {text && (
        <p id={hintId} className="ak-checkbox-list-hint">
          {text}
        </p>
      )}
      <div className="ak-checkbox-list-items">
        {items.map((item) => (
          <NotSaved key={item.value} failure={item.failure ?? null} showsSavedValue>
            {(describedBy) => (
              <Checkbox
                label={item.label}
                isChecked={item.isChecked}
                description={item.description}
                disabledReason={item.disabledReason}
                savesAtOnce={savesAtOnce}
                aria-disabled={disabledReason ? true : undefined}
                aria-describedby={describedBy}
                onCheckedChange={(isChecked) => onCheckedChange(item.value, isChecked)}
              />
            )}
          </NotSaved>
        ))}
      </div>
    </fieldset>
  );
}
