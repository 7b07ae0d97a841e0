import { type DataTableColumn, shareOf } from './data-table-column.ts';
import type { SortValue } from './sort-value.ts';

/** More rows than these are sampled evenly, because a column that takes its width from its content varies little. */
const MOST_READ = 2000;

/**
 * Rows that need the most room: for each column without a share those with the longest text, the first and the last
 * time, the longest time of each month, and no value.
 */
export function widestRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
): readonly Row[] {
  const step = Math.ceil(rows.length / MOST_READ);
  const widest = new Set<Row>();
  for (const column of columns) {
    const { value } = column;
    if (value === undefined || shareOf(column) > 0) continue;
    const found = new Map<string, { readonly row: Row; readonly size: number }>();
    for (let at = 0; at < rows.length; at += step) {
      const row = rows[at] as Row;
      for (const [kind, size] of sizesOf(value(row))) {
        if (size > (found.get(kind)?.size ?? Number.NEGATIVE_INFINITY)) found.set(kind, { row, size });
      }
    }
    for (const { row } of found.values()) widest.add(row);
  }
  return [...widest];
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
