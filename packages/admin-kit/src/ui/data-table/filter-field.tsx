import { startTransition, useState } from 'react';
import { SearchField } from '../field/search-field.tsx';

interface FilterFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Shows each letter at once; what the letters do to the rows may come later. */
export function FilterField({ label, value, onValueChange }: FilterFieldProps) {
  // Set while what was typed has not yet come back as the table's filter.
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
