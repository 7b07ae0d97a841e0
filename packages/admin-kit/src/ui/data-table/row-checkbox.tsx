import { useEffect, useRef } from 'react';
import './row-checkbox.css';

interface RowCheckboxProps {
  label: string;
  isChecked: boolean | 'mixed';
  /** `isRange`: the shift key asks for all rows since the last press. */
  onCheckedChange: (isChecked: boolean, isRange: boolean) => void;
}

/** The browser's own checkbox: a hundred of them on a page cost next to nothing. */
export function RowCheckbox({ label, isChecked, onCheckedChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isChecked === 'mixed';
  }, [isChecked]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      className="ak-row-checkbox"
      checked={isChecked === true}
      onChange={(event) => {
        onCheckedChange(
          event.target.checked,
          'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true,
        );
      }}
    />
  );
}
