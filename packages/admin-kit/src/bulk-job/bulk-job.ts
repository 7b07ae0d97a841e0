import type { ApiError } from '@timemap/admin-api';
import type { Look } from '../data/lost-answer.ts';
import type { ActionOutcome } from '../data/use-action.ts';
import { isMissing } from '../messages/is-missing.ts';
import { type CsvCell, writeCsv } from '../text/csv.ts';
import type { CsvSeparator } from '../text/csv-separator.ts';

/** One of the many things that a job changes. */
export interface JobItem {
  /** Unique in its job. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
}

export type ItemOutcome =
  | { readonly status: 'made' }
  | { readonly status: 'already' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'unknown'; readonly error: ApiError; readonly look?: Look | null | undefined }
  | { readonly status: 'notSent' };

export interface ItemResult<Item extends JobItem = JobItem> {
  readonly item: Item;
  readonly outcome: ItemOutcome;
}

export type JobEnd = 'finished' | 'stopped' | 'sessionEnded' | 'unreachable';

export interface JobReport<Item extends JobItem = JobItem> {
  /** One for each item, in the same order. */
  readonly results: readonly ItemResult<Item>[];
  readonly end: JobEnd;
}

interface JobOptions<Item extends JobItem> {
  readonly items: readonly Item[];
  readonly send: (item: Item) => Promise<ActionOutcome<unknown>>;
  readonly isStopped: () => boolean;
  readonly onSettled: (result: ItemResult<Item>) => void;
}

const MAX_IN_FLIGHT = 4;

const MAX_UNREACHABLE_IN_A_ROW = 5;

const LONGEST_PAUSE_MS = 60_000;
const LOOK_MS = 250;
const MAX_TRIES = 4;

/** When a server that answers 'too many' may be asked again. null: it does not say, or it is too long to wait. */
function askedToWait(outcome: ItemOutcome): number | null {
  if (outcome.status !== 'failed' || outcome.error.status !== 429) return null;
  const { retryAt } = outcome.error;
  return retryAt !== null && retryAt - Date.now() <= LONGEST_PAUSE_MS ? retryAt : null;
}

/** Never rejects. */
export async function runJob<Item extends JobItem>(options: JobOptions<Item>): Promise<JobReport<Item>> {
  const { items, send, isStopped, onSettled } = options;
  const results = items.map<ItemResult<Item>>((item) => ({ item, outcome: { status: 'notSent' } }));
  let next = 0;
  let end: JobEnd = 'finished';
  let unreachableInARow = 0;
  let pausedUntil = 0;

  /** false if the job was stopped in the meantime. */
  const pauseOver = async () => {
    while (Date.now() < pausedUntil && !isStopped()) {
      const leftMs = pausedUntil - Date.now();
      await new Promise((resolve) => setTimeout(resolve, Math.min(leftMs, LOOK_MS)));
    }
    return !isStopped();
  };

  const work = async () => {
    while (next < items.length && end === 'finished') {
      if (isStopped()) {
        end = 'stopped';
        return;
      }
      if (Date.now() < pausedUntil) {
        await pauseOver();
        continue;
      }
      const index = next++;
      const item = items[index] as Item;
      let outcome = itemOutcome(await send(item));
      for (let tries = 1; tries < MAX_TRIES; tries++) {
        const askedAt = askedToWait(outcome);
        if (askedAt === null) break;
        pausedUntil = Math.max(pausedUntil, askedAt);
        if (!(await pauseOver()) || end !== 'finished') break;
        outcome = itemOutcome(await send(item));
      }
      const result = { item, outcome };
      results[index] = result;
      const error = 'error' in outcome ? outcome.error : null;
      unreachableInARow = error !== null && isServerUnreachable(error) ? unreachableInARow + 1 : 0;
      const isUnreachable = error?.kind === 'offline' || unreachableInARow >= MAX_UNREACHABLE_IN_A_ROW;
      if (error?.kind === 'session') end = 'sessionEnded';
      else if (isUnreachable && end === 'finished') end = 'unreachable';
      onSettled(result);
    }
  };
  await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, work));
  return { results, end };
}

function itemOutcome(outcome: ActionOutcome<unknown>): ItemOutcome {
  switch (outcome.status) {
    case 'succeeded':
      return { status: outcome.wasGone ? 'already' : 'made' };
    case 'already done':
      return { status: 'already' };
    case 'failed':
      // Someone else may have removed it. The job reads the list once at its end.
      return outcome.error.mayHaveBeenApplied || (outcome.look?.isForNone && isMissing(outcome.error))
        ? { status: 'unknown', error: outcome.error, look: outcome.look }
        : { status: 'failed', error: outcome.error };
    case 'vetoed':
      return { status: 'failed', error: outcome.error };
    default:
      return { status: 'notSent' };
  }
}

function isServerUnreachable({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status === 503;
}

export const isDone = ({ outcome: { status } }: ItemResult) => status === 'made' || status === 'already';

export const countOf = (results: readonly ItemResult[], status: ItemOutcome['status']) =>
  results.filter(({ outcome }) => outcome.status === status).length;

export function extendHistory<Item extends JobItem>(
  history: readonly ItemResult<Item>[],
  results: readonly ItemResult<Item>[],
): readonly ItemResult<Item>[] {
  const byId = new Map(history.map((result) => [result.item.id, result]));
  for (const result of results) byId.set(result.item.id, result);
  return [...byId.values()];
}

export type OutcomeWords = Readonly<Record<ItemOutcome['status'], string>>;

interface ResultTable {
  readonly heads: readonly string[];
  readonly results: readonly ItemResult[];
  readonly words: OutcomeWords;
  readonly reasonOf: (outcome: ItemOutcome) => string | null;
  readonly cellsOf?: (item: JobItem) => readonly CsvCell[];
  readonly further?: readonly (readonly CsvCell[])[];
  readonly separator: CsvSeparator;
}

export function resultsCsv(table: ResultTable): string {
  const { heads, results, words, reasonOf, cellsOf = ({ name }) => [name], further = [] } = table;
  const rows: CsvCell[][] = [
    [...heads],
    ...results.map(({ item, outcome }) => [...cellsOf(item), words[outcome.status], reasonOf(outcome)]),
    ...further.map((row) => [...row]),
  ];
  return writeCsv(rows, { separator: table.separator, hasByteOrderMark: true });
}
