import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { joinIds } from '../../accessibility/aria.ts';
import { useRowHeader } from '../../accessibility/row-header.ts';
import { usePressGuard } from '../button/use-press-guard.ts';
import './cell-checkbox.css';

export interface CellCheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'disabled' | 'aria-label'> {
  /** Its name. In a table the row header names the object. */
  label: string;
  /** 'mixed': some of several. */
  isChecked: boolean | 'mixed';
  onCheckedChange: (isChecked: boolean) => void;
  /** Why it cannot be changed now, as its description and title. It keeps its focus. @default none */
  disabledReason?: string | undefined;
  /** Each change is saved immediately. Presses within half a second of a change are ignored. @default false */
  savesAtOnce?: boolean;
}

/** A native checkbox for table cells, so that a hundred per page are cheap. */
export function CellCheckbox(props: CellCheckboxProps) {
  const { label, isChecked, onCheckedChange, disabledReason, savesAtOnce = false, ...others } = props;
  const { className, ref, ...rest } = others;
  const rowHeader = useRowHeader(label);
  const guard = usePressGuard(savesAtOnce ? String(isChecked) : undefined);
  const reasonId = useId();
  const box = (
    <input
      title={disabledReason}
      {...rest}
      ref={(box) => {
        if (box) box.indeterminate = isChecked === 'mixed';
        if (typeof ref === 'function') return ref(box);
        if (ref) ref.current = box;
      }}
      type="checkbox"
      aria-label={label}
      aria-describedby={joinIds(rowHeader, rest['aria-describedby'], disabledReason && reasonId)}
      aria-disabled={disabledReason ? true : undefined}
      className={cx('ak-cell-checkbox', className)}
      checked={isChecked === true}
      onChange={(event) => {
        if (guard.isTooSoon(event)) return;
        rest.onChange?.(event);
        if (!disabledReason) onCheckedChange(event.target.checked);
      }}
    />
  );
  if (!disabledReason) return box;
  return (
    <>
      {box}
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  );
}
