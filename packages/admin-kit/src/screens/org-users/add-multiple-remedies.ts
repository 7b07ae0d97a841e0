import { type ItemOutcome, type ItemResult, isDone } from '../../bulk-job/bulk-job.ts';
import { personKey } from '../../people/person-name.ts';
import { type BulkLine, type JobHistory, parseBulkLines } from './add-multiple-lines.ts';

/** The results of lines that are done or still in the box. */
export function leftResults(history: JobHistory, leftText: string): readonly ItemResult[] {
  const left = new Set(parseBulkLines(leftText).names.map(({ name }) => personKey(name)));
  return history.results.filter((result) => isDone(result) || left.has(result.item.id));
}

export function linesWanting(
  remedy: Remedy,
  results: readonly ItemResult[],
  lines: readonly BulkLine[],
): readonly BulkLine[] {
  const wanting = results.filter((result) => !isDone(result) && remedyOf(result.outcome) === remedy);
  const ids = new Set(wanting.map(({ item }) => item.id));
  return lines.filter(({ name }) => ids.has(personKey(name)));
}

export type Remedy = 'retry' | 'check' | 'correct';

export function remedyOf(outcome: ItemOutcome): Remedy {
  if (outcome.status === 'unknown') return 'check';
  if (outcome.status === 'notSent') return 'retry';
  if (outcome.status !== 'failed') return 'correct';
  const { kind, status } = outcome.error;
  const isRefused = kind === 'refused' || kind === 'status' || kind === 'access' || kind === 'input';
  return isRefused && status !== 429 && (status ?? 0) < 500 ? 'correct' : 'retry';
}
