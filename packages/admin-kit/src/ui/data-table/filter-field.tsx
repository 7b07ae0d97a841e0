import { type KeyboardEvent, startTransition, useState } from 'react';
import { isOfInputMethod } from '../../accessibility/input-method.ts';
import { PlainSearchField } from '../field/plain-search-field.tsx';

export interface FilterFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Shows each typed letter immediately. The rows follow in a transition. */
export function FilterField({ label, value, onValueChange }: FilterFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === value) setDraft(null);
  return (
    <PlainSearchField
      className="ak-data-table-filter"
      label={label}
      placeholder={label}
      value={draft ?? value}
      onValueChange={(text) => {
        setDraft(text);
        startTransition(() => onValueChange(text));
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={goToRows}
    />
  );
}

function goToRows(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, ctrlKey, altKey, metaKey, shiftKey, currentTarget } = event;
  if (key !== 'ArrowDown' || ctrlKey || altKey || metaKey || shiftKey || isOfInputMethod(event.nativeEvent))
    return;
  const row = currentTarget.closest('.ak-data-table')?.querySelector('.ak-data-table-row');
  const target =
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input, button');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
