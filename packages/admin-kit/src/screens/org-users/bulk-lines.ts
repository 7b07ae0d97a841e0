import { withoutHiddenCharacters } from '../../text/visible-text.ts';

/** A line that will be sent. */
export interface BulkLine {
  readonly name: string;
  /** From 1, as the text box has it. */
  readonly lineNumber: number;
}

/** A line that says the same as one before it, or almost. */
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

/** A blank line may hold characters that are not seen. */
const isBlank = (line: string) => withoutHiddenCharacters(line).trim() === '';

/** What two lines share when they mean one person: emails in any case; usernames only as they are, 'ADA' is not 'ada'. */
export function nameKey(name: string): string {
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

/** Names that differ from one before them only in case or in characters that are not seen. They are sent all the same. */
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

/** What is left of a text once some of its lines are done: each of the others once, in order. */
export function withoutNames(text: string, names: readonly string[]): string {
  const done = new Set(names.map(nameKey));
  const left = parseBulkLines(text).names.filter(({ name }) => !done.has(nameKey(name)));
  return left.map(({ name }) => name).join('\n');
}
