import { downloadFile } from '../../browser/download-file.ts';
import { writeCsv } from '../../text/csv.ts';
import type { Fact } from './stats-facts.tsx';

/**
 * A file with a line for each number, without the grouping that the screen shows; empty where the server did not say.
 * @returns false where the browser saves no file
 */
export function saveFacts(name: string, heads: readonly [string, string], facts: readonly Fact[]): boolean {
  const lines = [heads, ...facts.map(({ label, value }) => [label, value])];
  return downloadFile({ name: `${name}.csv`, text: writeCsv(lines, { hasByteOrderMark: true }) });
}
