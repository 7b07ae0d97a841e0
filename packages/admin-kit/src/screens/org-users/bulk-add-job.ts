import type { ApiError } from '@timemap/admin-api';
import type { ActionOutcome } from '../../data/use-action.ts';
import { type DuplicateLine, nameKey } from './bulk-lines.ts';

/** What became of one line. */
export type LineOutcome =
  | { readonly status: 'added' }
  | { readonly status: 'failed'; readonly error: ApiError }
  /** No clear answer: the user may have been added. */
  | { readonly status: 'unknown'; readonly error: ApiError }
  /** The host did not allow it. */
  | { readonly status: 'vetoed' }
  /** The job ended before its turn. */
  | { readonly status: 'notSent' };

export interface LineResult {
  readonly name: string;
  readonly outcome: LineOutcome;
}

/** Why a job ended: it had asked for every line, a person stopped it, the session ended, or the server was away. */
export type JobEnd = 'finished' | 'stopped' | 'sessionEnded' | 'unreachable';

export interface JobReport {
  /** One for each name given, in that order. */
  readonly results: readonly LineResult[];
  readonly end: JobEnd;
}

export interface JobOptions {
  readonly names: readonly string[];
  /** Adds one user. Called for each name at most once. Must not reject. */
  readonly add: (name: string) => Promise<ActionOutcome<void>>;
  /** Asked before each name; true ends the job within the requests that are under way. */
  readonly isStopped: () => boolean;
  readonly onSettled: (result: LineResult) => void;
}

const MOST_IN_FLIGHT = 4;

/** So many in a row without the server being there: the rest would only fail as well. */
const MOST_UNREACHABLE_IN_A_ROW = 5;

/** Adds many users, at most four at a time. Never rejects. */
export async function runBulkAdd({ names, add, isStopped, onSettled }: JobOptions): Promise<JobReport> {
  const results = names.map<LineResult>((name) => ({ name, outcome: { status: 'notSent' } }));
  let next = 0;
  let end: JobEnd = 'finished';
  let unreachableInARow = 0;

  const work = async () => {
    while (next < names.length && end === 'finished') {
      if (isStopped()) {
        end = 'stopped';
        return;
      }
      const index = next++;
      const name = names[index] ?? '';
      const outcome = lineOutcome(await add(name));
      const result = { name, outcome };
      results[index] = result;
      const error = 'error' in outcome ? outcome.error : null;
      unreachableInARow = error !== null && isServerAway(error) ? unreachableInARow + 1 : 0;
      const isUnreachable = error?.kind === 'offline' || unreachableInARow >= MOST_UNREACHABLE_IN_A_ROW;
      if (error?.kind === 'session') end = 'sessionEnded';
      else if (isUnreachable && end === 'finished') end = 'unreachable';
      onSettled(result);
    }
  };
  await Promise.all(Array.from({ length: MOST_IN_FLIGHT }, work));
  return { results, end };
}

function lineOutcome(outcome: ActionOutcome<void>): LineOutcome {
  switch (outcome.status) {
    case 'succeeded':
      return { status: 'added' };
    case 'failed':
      return { status: outcome.error.mayHaveBeenApplied ? 'unknown' : 'failed', error: outcome.error };
    default:
      return { status: 'vetoed' };
  }
}

function isServerAway({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status === 503;
}

export const countOf = (results: readonly LineResult[], status: LineOutcome['status']) =>
  results.filter(({ outcome }) => outcome.status === status).length;

/** All runs of one visit to the dialog together: retried lines keep their place and get their newest result. */
export interface JobHistory {
  readonly results: readonly LineResult[];
  readonly duplicates: readonly DuplicateLine[];
}

export const emptyHistory: JobHistory = { results: [], duplicates: [] };

export function extendHistory(
  history: JobHistory,
  results: readonly LineResult[],
  duplicates: readonly DuplicateLine[],
): JobHistory {
  const byKey = new Map(history.results.map((result) => [nameKey(result.name), result]));
  for (const result of results) byKey.set(nameKey(result.name), result);
  return { results: [...byKey.values()], duplicates: [...history.duplicates, ...duplicates] };
}
