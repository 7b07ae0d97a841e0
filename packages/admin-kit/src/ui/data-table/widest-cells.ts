import { type DataTableColumn, shareOf } from './data-table-column.ts';
import type { SortValue } from './sort-value.ts';

/** More rows than these are sampled evenly, because a column that takes its width from its content varies little. */
const MOST_READ = 1000;

export interface MeasuredCell<Row> {
  readonly row: Row;
  readonly columnId: string;
}

/**
 * Cells that need the most room: in each column without a share the longest text, the first and the last time, the
 * longest time of each month, and no value.
 */
export function widestCells<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
): readonly MeasuredCell<Row>[] {
  const step = Math.ceil(rows.length / MOST_READ);
  return columns.flatMap((column) => {
    const { id, value } = column;
    if (value === undefined || shareOf(column) > 0) return [];
    const found = new Map<string, { readonly row: Row; readonly size: number }>();
    for (let at = 0; at < rows.length; at += step) {
      const row = rows[at] as Row;
      for (const [kind, size] of sizesOf(value(row))) {
        if (size > (found.get(kind)?.size ?? Number.NEGATIVE_INFINITY)) found.set(kind, { row, size });
      }
    }
    return Array.from(new Set([...found.values()].map(({ row }) => row)), (row) => ({ row, columnId: id }));
  });
}

function sizesOf(value: SortValue): readonly (readonly [kind: string, size: number])[] {
  if (value === null || value === undefined || value === '') return [['empty', 0]];
  if (!(value instanceof Date)) return [['long', String(value).length]];
  const time = value.getTime();
  const hours = value.getHours();
  // 'AM' is wider than 'PM'.
  const length = digitsOf(value.getDate()) + digitsOf(hours % 12 || 12) + (hours < 12 ? 0.5 : 0);
  return [
    ['first', -time],
    ['last', time],
    [`month ${value.getMonth()}`, length],
  ];
}

const digitsOf = (number: number) => String(number).length;
