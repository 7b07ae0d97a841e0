import { type CsvCell, writeCsv } from '../../text/csv.ts';
import type { JobHistory, LineOutcome } from './bulk-add-job.ts';

/** The words of the file. */
export interface ResultWords {
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

/** What became of each line, then the duplicates that were left out. */
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
