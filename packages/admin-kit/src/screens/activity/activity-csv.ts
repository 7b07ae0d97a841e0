import { type CsvCell, writeCsv } from '../../text/csv.ts';
import type { ActivityEntry } from './activity-log.ts';

const columns: readonly (readonly [title: string, cell: (entry: ActivityEntry) => CsvCell])[] = [
  ['time', ({ at }) => new Date(at).toISOString()],
  ['kind', ({ kind }) => kind],
  ['name', ({ name }) => name],
  ['target kind', ({ target }) => target?.kind],
  ['target id', ({ target }) => target?.id],
  ['target', ({ target }) => target?.label],
  ['before', ({ change }) => change?.before],
  ['after', ({ change }) => change?.after],
  ['outcome', ({ outcome }) => outcome],
  ['duration in ms', ({ durationMs }) => durationMs],
  ['HTTP status', ({ status }) => status],
  ['reason', ({ reason }) => reason],
  ['message', ({ message }) => message],
];

export function activityCsv(entries: readonly ActivityEntry[]): string {
  const head = columns.map(([title]) => title);
  const rows = entries.map((entry) => columns.map(([, cell]) => cell(entry)));
  return writeCsv([head, ...rows], { hasByteOrderMark: true });
}
