import { dayOfFile, downloadFile } from '../../browser/download-file.ts';
import type { runInSlices } from '../../browser/slices.ts';
import { writeCsv } from '../../text/csv.ts';
import type { CsvSeparator } from '../../text/csv-separator.ts';
import type { DataTableColumn, shownValue } from './data-table-column.ts';
import type { RowIndex, RowQuery } from './row-index.ts';
import type { SortValue } from './sort-value.ts';

export interface ExportOptions<Row> extends RowsToWrite<Row> {
  readonly name: string;
  readonly timeZone: string | undefined;
  readonly runInSlices: typeof runInSlices;
  /** After it, the promise never settles. */
  readonly signal: AbortSignal;
}

export async function exportRows<Row>({
  name,
  timeZone,
  signal,
  runInSlices,
  ...rows
}: ExportOptions<Row>): Promise<void> {
  const text = await new Promise<readonly string[]>((resolve, reject) => {
    function* work() {
      try {
        resolve(yield* csvOfRows(rows));
      } catch (error) {
        reject(error);
      }
    }
    const stop = runInSlices(work(), { isUrgent: true, onSlice: () => {} });
    signal.addEventListener('abort', stop);
  });
  if (!downloadFile({ name: `${name}-${dayOfFile(timeZone)}.csv`, text }))
    throw new Error('The browser did not save the file.');
}

const ROWS_PER_STEP = 128;

export interface RowsToWrite<Row> {
  readonly index: RowIndex<Row>;
  readonly query: RowQuery<Row>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly separator?: CsvSeparator;
  /** Given, so that this script shares nothing with the table: bundlers then split nothing else. */
  readonly shownValue: typeof shownValue;
}

export function* csvOfRows<Row>({
  index,
  query,
  columns,
  separator = ',',
  shownValue,
}: RowsToWrite<Row>): Generator<void, readonly string[]> {
  yield* index.prepare(query);
  const rows = index.slice(query, 0, index.rows.length);
  if (rows === null) throw new Error('The rows were not prepared.');
  const written = columns.flatMap((column) => {
    const { header, exportValue, value } = column;
    const read = exportValue ?? value;
    return read ? [{ header, read: (row: Row) => shownValue(column, read(row)) }] : [];
  });
  const parts = [writeCsv([written.map(({ header }) => header)], { separator, hasByteOrderMark: true })];
  for (let from = 0; from < rows.length; from += ROWS_PER_STEP) {
    yield;
    const step = rows.slice(from, from + ROWS_PER_STEP);
    parts.push(
      writeCsv(
        step.map((row) => written.map(({ read }) => cellOf(read(row)))),
        { separator },
      ),
    );
  }
  return parts;
}

function cellOf(value: SortValue) {
  if (typeof value === 'bigint') return String(value);
  if (!(value instanceof Date)) return value;
  return Number.isNaN(value.getTime()) ? null : value.toISOString();
}
