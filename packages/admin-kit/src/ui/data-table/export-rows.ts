import { downloadFile } from '../../browser/download-file.ts';
import { runInSlices } from '../../browser/idle.ts';
import { csvOfRows, type RowsToWrite } from './csv-of-rows.ts';

export interface ExportOptions<Row> extends RowsToWrite<Row> {
  /** The table's name: 'users'. */
  readonly name: string;
  /** IANA zone of the date in the file's name. @default the reader's own */
  readonly timeZone: string | undefined;
  /** Stops it; the promise then stays open. */
  readonly signal: AbortSignal;
}

/** Saves the rows as 'users-2026-11-21.csv', without holding the thread. Rejects where the browser does not save. */
export async function exportRows<Row>({
  name,
  timeZone,
  signal,
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
  // Swedish writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date());
  if (!downloadFile({ name: `${name}-${today}.csv`, text })) throw new Error('The browser saved no file.');
}
