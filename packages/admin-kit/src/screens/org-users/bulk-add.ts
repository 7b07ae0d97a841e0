import type { ApiError } from '@timemap/admin-api';
import type { ActionOutcome } from '../../data/use-action.ts';
import { type CsvCell, writeCsv } from '../../text/csv.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';

export interface BulkLine {
  readonly name: string;
  /** Starts at 1. */
  readonly lineNumber: number;
}

/** A line with the same name as an earlier one, or a similar name. */
export interface DuplicateLine extends BulkLine {
  readonly firstLineNumber: number;
}

export interface BulkLines {
  /** Each name once, in the order of the text. */
  readonly names: readonly BulkLine[];
  readonly duplicates: readonly DuplicateLine[];
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;
const EMAIL = /^[^@\s]+@[^@\s]+$/;

/** A blank line may contain invisible characters. */
const isBlank = (line: string) => withoutHiddenCharacters(line).trim() === '';

/** Equal for lines that name the same person. Emails ignore case; usernames do not: 'ADA' is not 'ada'. */
function nameKey(name: string): string {
  const composed = name.normalize('NFC');
  return EMAIL.test(composed) ? composed.toLowerCase() : composed;
}

/** Splits a text by lines, trims each, drops blank ones and sets duplicates aside. @spec A §5 */
export function parseBulkLines(text: string): BulkLines {
  const firstLines = new Map<string, number>();
  const names: BulkLine[] = [];
  const duplicates: DuplicateLine[] = [];
  for (const [index, line] of text.split(LINE_END).entries()) {
    const name = line.trim();
    if (isBlank(name)) continue;
    const lineNumber = index + 1;
    const key = nameKey(name);
    const firstLineNumber = firstLines.get(key);
    if (firstLineNumber !== undefined) {
      duplicates.push({ name, lineNumber, firstLineNumber });
    } else {
      firstLines.set(key, lineNumber);
      names.push({ name, lineNumber });
    }
  }
  return { names, duplicates };
}

/** Names that differ from an earlier one only in case or invisible characters. They are sent anyway. */
export function similarNames(names: readonly BulkLine[]): readonly DuplicateLine[] {
  const firstLines = new Map<string, number>();
  return names.flatMap(({ name, lineNumber }) => {
    const key = withoutHiddenCharacters(nameKey(name)).toLowerCase();
    const firstLineNumber = firstLines.get(key);
    if (firstLineNumber !== undefined) return { name, lineNumber, firstLineNumber };
    firstLines.set(key, lineNumber);
    return [];
  });
}

/** The other lines of the text, each once, in order. */
export function withoutNames(text: string, names: readonly string[]): string {
  const done = new Set(names.map(nameKey));
  const left = parseBulkLines(text).names.filter(({ name }) => !done.has(nameKey(name)));
  return left.map(({ name }) => name).join('\n');
}

export type LineOutcome =
  | { readonly status: 'added' }
  | { readonly status: 'failed'; readonly error: ApiError }
  /** No usable answer: the user may have been added. */
  | { readonly status: 'unknown'; readonly error: ApiError }
  /** The host's `beforeAction` answered no. */
  | { readonly status: 'vetoed' }
  /** The job ended before its turn. */
  | { readonly status: 'notSent' };

export interface LineResult {
  readonly name: string;
  readonly outcome: LineOutcome;
}

export type JobEnd = 'finished' | 'stopped' | 'sessionEnded' | 'unreachable';

export interface JobReport {
  /** One for each name, in the same order. */
  readonly results: readonly LineResult[];
  readonly end: JobEnd;
}

interface JobOptions {
  readonly names: readonly string[];
  /** Called at most once for each name. Must not reject. */
  readonly add: (name: string) => Promise<ActionOutcome<void>>;
  /** Called before each name. true ends the job after the running requests. */
  readonly isStopped: () => boolean;
  readonly onSettled: (result: LineResult) => void;
}

const MOST_IN_FLIGHT = 4;

/** After this many the job ends, because the rest would fail too. */
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

/** All jobs since the dialog opened. A retried line keeps its place and gets its newest result. */
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

interface ResultWords {
  csvUser: string;
  csvResult: string;
  csvReason: string;
  csvAdded: string;
  csvFailed: string;
  csvUnknown: string;
  csvNotSent: string;
  csvDuplicate: string;
  sameAs: (facts: { line: string }) => string;
}

/** The result of each line, then the skipped duplicates. */
export function resultsCsv(
  { results, duplicates }: JobHistory,
  words: ResultWords,
  reasonOf: (outcome: LineOutcome) => string | null,
): string {
  const wordOf: Readonly<Record<LineOutcome['status'], string>> = {
    added: words.csvAdded,
    failed: words.csvFailed,
    unknown: words.csvUnknown,
    vetoed: words.csvFailed,
    notSent: words.csvNotSent,
  };
  const rows: CsvCell[][] = [
    [words.csvUser, words.csvResult, words.csvReason],
    ...results.map(({ name, outcome }) => [name, wordOf[outcome.status], reasonOf(outcome)]),
    ...duplicates.map(({ name, firstLineNumber }) => [
      name,
      words.csvDuplicate,
      words.sameAs({ line: String(firstLineNumber) }),
    ]),
  ];
  return writeCsv(rows, { hasByteOrderMark: true });
}
