import { startTransition, useState } from 'react';
import { SearchField } from '../field/search-field.tsx';

interface FilterFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Shows each typed letter immediately. The rows follow in a transition. */
export function FilterField({ label, value, onValueChange }: FilterFieldProps) {
  // The typed text until it returns as the filter of the table.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === value) setDraft(null);
  return (
    <SearchField
      className="ak-data-table-filter"
      label={label}
      placeholder={label}
      value={draft ?? value}
      onValueChange={(text) => {
        setDraft(text);
        startTransition(() => onValueChange(text));
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
