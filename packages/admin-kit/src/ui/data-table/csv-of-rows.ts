import { writeCsv } from '../../text/csv.ts';
import type { DataTableColumn } from './data-table-column.ts';
import type { RowIndex, RowQuery } from './row-index.ts';
import type { SortValue } from './sort-value.ts';

/** Few enough to be written in about a millisecond. */
const ROWS_PER_STEP = 128;

export interface RowsToWrite<Row> {
  readonly index: RowIndex<Row>;
  readonly query: RowQuery<Row>;
  readonly columns: readonly DataTableColumn<Row>[];
}

/** The parts of a CSV file of all rows that match, in the order of `query`; pauses often. */
export function* csvOfRows<Row>({
  index,
  query,
  columns,
}: RowsToWrite<Row>): Generator<void, readonly string[]> {
  yield* index.prepare(query);
  const rows = index.slice(query, 0, index.match(query)?.count ?? 0) ?? [];
  const written = columns.flatMap(({ header, value, exportValue }) => {
    const read = exportValue ?? value;
    return read === undefined ? [] : [{ header, read }];
  });
  const parts = [writeCsv([written.map(({ header }) => header)], { hasByteOrderMark: true })];
  for (let from = 0; from < rows.length; from += ROWS_PER_STEP) {
    yield;
    const step = rows.slice(from, from + ROWS_PER_STEP);
    parts.push(writeCsv(step.map((row) => written.map(({ read }) => cellOf(read(row))))));
  }
  return parts;
}

/** Times as UTC, whatever the reader's zone; what is none is an empty cell. */
function cellOf(value: SortValue) {
  if (typeof value === 'bigint') return String(value);
  if (!(value instanceof Date)) return value;
  return Number.isNaN(value.getTime()) ? null : value.toISOString();
}
