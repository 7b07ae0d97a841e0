import type { ItemResult } from '../../bulk-job/bulk-job.ts';
import type { Refusals } from '../../parts/refusals.ts';
import { withPlainHyphens } from '../../people/hyphens.ts';
import { isPersonName, personKey } from '../../people/person-name.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';
import { isRow } from './row-in-box.ts';

export interface BulkLine {
  readonly name: string;
  readonly lineNumber: number;
  readonly isCleaned?: true;
  readonly hadOtherHyphens?: true;
}

export interface DuplicateLine extends BulkLine {
  readonly firstLineNumber: number;
}

export interface BulkLines {
  readonly names: readonly BulkLine[];
  readonly duplicates: readonly DuplicateLine[];
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

/**
 * Splits a text by lines, trims each, removes invisible characters, reads hyphens of addresses, drops blank lines and
 * sets duplicates aside. @spec A §5
 */
export function parseBulkLines(text: string): BulkLines {
  const firstLines = new Map<string, number>();
  const names: BulkLine[] = [];
  const duplicates: DuplicateLine[] = [];
  for (const [index, line] of text.split(LINE_END).entries()) {
    const visible = withoutHiddenCharacters(line).trim();
    if (visible === '') continue;
    const name = withPlainHyphens(visible);
    const cleaned = {
      ...(visible !== line.trim() && { isCleaned: true as const }),
      ...(name !== visible && { hadOtherHyphens: true as const }),
    };
    const lineNumber = index + 1;
    const key = personKey(name);
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
    const key = personKey(name).toLowerCase();
    const firstLineNumber = firstLines.get(key);
    if (firstLineNumber !== undefined) return { name, lineNumber, firstLineNumber };
    firstLines.set(key, lineNumber);
    return [];
  });
}

export type LineCheck = 'new' | 'there' | 'noPerson' | 'row' | 'refused';

/** What is known of people before a line is sent. */
export interface Known {
  readonly users: ReadonlySet<string>;
  readonly refusals: Refusals;
}

export function checkLine(name: string, { users, refusals }: Known): LineCheck {
  const key = personKey(name);
  if (users.has(key)) return 'there';
  if (refusals.has(key)) return 'refused';
  if (isPersonName(name)) return 'new';
  return isRow(name) ? 'row' : 'noPerson';
}

export interface CheckedLines {
  readonly fine: readonly BulkLine[];
  /** Known to be wrong before the server is asked. */
  readonly wrong: readonly (BulkLine & { readonly check: Exclude<LineCheck, 'new'> })[];
}

export function checkLines(names: readonly BulkLine[], known: Known): CheckedLines {
  const fine = [];
  const wrong = [];
  for (const line of names) {
    const check = checkLine(line.name, known);
    if (check === 'new') fine.push(line);
    else wrong.push({ ...line, check });
  }
  return { fine, wrong };
}

/** The lines of a text that are not known to be wrong. */
export function newLines(text: string, known: Known): BulkLines {
  const { names, duplicates } = parseBulkLines(text);
  return { names: checkLines(names, known).fine, duplicates };
}

/** What a draft may keep of the box: addresses and user names. Rows of a table can have secrets. */
export const onlyPeople = (text: string): string =>
  text
    .split(LINE_END)
    .filter((line) => isPersonName(withPlainHyphens(withoutHiddenCharacters(line).trim())))
    .join('\n');

export function withoutNames(text: string, names: readonly string[]): string {
  const done = new Set(names.map(personKey));
  const left = parseBulkLines(text).names.filter(({ name }) => !done.has(personKey(name)));
  return left.map(({ name }) => name).join('\n');
}

/** All jobs since the dialog opened. A retried line keeps its place and gets its newest result. */
export interface JobHistory {
  readonly results: readonly ItemResult[];
  readonly duplicates: readonly DuplicateLine[];
}
