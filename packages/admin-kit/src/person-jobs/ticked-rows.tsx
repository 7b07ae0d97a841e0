import type { ReactNode } from 'react';
import { visibleText } from '../text/visible-text.ts';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import './person-jobs.css';

export interface TickedRow {
  readonly id: string;
  readonly name: string;
  readonly note?: ReactNode;
}

interface TickedRowsProps {
  label: string;
  rows: readonly TickedRow[];
  /** The ids of the rows that are not ticked. */
  spared: ReadonlySet<string>;
  onSparedChange: (spared: ReadonlySet<string>) => void;
}

export function TickedRows({ label, rows, spared, onSparedChange }: TickedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <fieldset className="ak-person-jobs-rows">
      <legend className="ak-person-jobs-legend">{label}</legend>
      {rows.map(({ id, name, note }) => (
        <Checkbox
          key={id}
          label={visibleText(name)}
          description={note || undefined}
          isChecked={!spared.has(id)}
          onCheckedChange={(isTicked) =>
            onSparedChange(new Set(isTicked ? [...spared].filter((other) => other !== id) : [...spared, id]))
          }
        />
      ))}
    </fieldset>
  );
}
