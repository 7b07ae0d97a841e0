import { type DataTableColumn, shareOf, shownValue } from './data-table-column.ts';
import type { SortValue } from './sort-value.ts';

/** More rows than these are sampled evenly, because a column that takes its width from its content varies little. */
const MAX_READ = 1000;

export interface MeasuredCell<Row> {
  readonly row: Row;
  readonly columnId: string;
}

/**
 * Cells that need more room than those of the shown rows: in each column without a share the longest text, the longest
 * time of each month before and after now, and no value.
 */
export function widestCells<Row>(
  rows: readonly Row[],
  shown: readonly { readonly original: Row }[],
  columns: readonly DataTableColumn<Row>[],
): readonly MeasuredCell<Row>[] {
  const step = Math.ceil(rows.length / MAX_READ);
  const shownRows = new Set(shown.map(({ original }) => original));
  const read = [...shownRows, ...rows.filter((_, at) => at % step === 0)];
  return columns.flatMap((column) => {
    if (!column.value || shareOf(column)) return [];
    const found = new Map<string, readonly [size: number, cell: MeasuredCell<Row>]>();
    for (const row of read) {
      const [kind, size] = sizeOf(shownValue(column, column.value(row)) ?? '');
      if (size > (found.get(kind)?.[0] ?? -1)) found.set(kind, [size, { row, columnId: column.id }]);
    }
    return Array.from(found.values(), ([, cell]) => cell).filter(({ row }) => !shownRows.has(row));
  });
}

function sizeOf(value: NonNullable<SortValue>): readonly [kind: string, size: number] {
  if (!(value instanceof Date)) return [`${value === ''}`, `${value}`.length];
  const hours = value.getHours();
  // Two digits, and 'AM', are wider than one digit and 'PM'.
  const size = (value.getDate() > 9 ? 2 : 0) + ((hours + 11) % 12 > 8 ? 2 : 0) + (hours < 12 ? 1 : 0);
  return [`${value.getMonth()} ${value < new Date()}`, size];
}
