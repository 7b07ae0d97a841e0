import type { ItemResult } from '../../bulk-job/bulk-job.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';

export interface BulkLine {
  readonly name: string;
  /** Starts at 1. */
  readonly lineNumber: number;
  /** Invisible characters were removed. */
  readonly isCleaned?: true;
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

/** Equal for lines that name the same person. Emails ignore case; usernames do not: 'ADA' is not 'ada'. */
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

/** Names that differ from an earlier one only in case. They are sent anyway. */
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

/** What is known of a line before it is sent. The server decides. */
export type LineCheck = 'new' | 'there' | 'noAddress';

/** @param known the keys of the names and emails of the organization's users */
export function checkLine(name: string, known: ReadonlySet<string>): LineCheck {
  if (known.has(nameKey(name))) return 'there';
  // Names from a learning management system begin with an @.
  const isMeantAsAddress = name.includes('@') && !name.startsWith('@');
  return /\s/.test(name) || (isMeantAsAddress && !EMAIL.test(name)) ? 'noAddress' : 'new';
}

/** The other lines of the text, each once, in order. */
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
