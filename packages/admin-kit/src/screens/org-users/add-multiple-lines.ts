import type { ItemResult } from '../../bulk-job/bulk-job.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';

export interface BulkLine {
  readonly name: string;
  readonly lineNumber: number;
  readonly isCleaned?: true;
}

export interface DuplicateLine extends BulkLine {
  readonly firstLineNumber: number;
}

export interface BulkLines {
  readonly names: readonly BulkLine[];
  readonly duplicates: readonly DuplicateLine[];
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;
export const EMAIL = /^[^@\s]+@[^@\s]+$/;

/** Emails ignore case; usernames do not: 'ADA' is not 'ada'. */
export function nameKey(name: string): string {
  const composed = name.normalize('NFC');
  return EMAIL.test(composed) ? composed.toLowerCase() : composed;
}

/**
 * Splits a text by lines, trims each, removes invisible characters, drops blank lines and sets duplicates aside.
 * @spec A §5
 */
export function parseBulkLines(text: string): BulkLines {
  const firstLines = new Map<string, number>();
  const names: BulkLine[] = [];
  const duplicates: DuplicateLine[] = [];
  for (const [index, line] of text.split(LINE_END).entries()) {
    const name = withoutHiddenCharacters(line).trim();
    if (name === '') continue;
    const cleaned = name === line.trim() ? {} : { isCleaned: true as const };
    const lineNumber = index + 1;
    const key = nameKey(name);
    const firstLineNumber = firstLines.get(key);
    if (firstLineNumber !== undefined) {
      duplicates.push({ name, lineNumber, firstLineNumber, ...cleaned });
    } else {
      firstLines.set(key, lineNumber);
      names.push({ name, lineNumber, ...cleaned });
    }
  }
  return { names, duplicates };
}

export function similarNames(names: readonly BulkLine[]): readonly DuplicateLine[] {
  const firstLines = new Map<string, number>();
  return names.flatMap(({ name, lineNumber }) => {
    const key = nameKey(name).toLowerCase();
    const firstLineNumber = firstLines.get(key);
    if (firstLineNumber !== undefined) return { name, lineNumber, firstLineNumber };
    firstLines.set(key, lineNumber);
    return [];
  });
}

export type LineCheck = 'new' | 'there' | 'noAddress';

export function checkLine(name: string, known: ReadonlySet<string>): LineCheck {
  if (known.has(nameKey(name))) return 'there';
  // Names from a learning management system begin with an @.
  const isMeantAsAddress = name.includes('@') && !name.startsWith('@');
  return /\s/.test(name) || (isMeantAsAddress && !EMAIL.test(name)) ? 'noAddress' : 'new';
}

export function withoutNames(text: string, names: readonly string[]): string {
  const done = new Set(names.map(nameKey));
  const left = parseBulkLines(text).names.filter(({ name }) => !done.has(nameKey(name)));
  return left.map(({ name }) => name).join('\n');
}

/** All jobs since the dialog opened. A retried line keeps its place and gets its newest result. */
export interface JobHistory {
  readonly results: readonly ItemResult[];
  readonly duplicates: readonly DuplicateLine[];
}
