import { withPlainSigns } from '../text/plain-signs.ts';
import { withoutHiddenCharacters } from '../text/visible-text.ts';
import { addressesIn, isPersonName, withoutMailto } from './address.ts';
import { isHeadingAlone, namesMembers } from './heading-words.ts';
import { NOTHING_LEFT_OUT, type Person, type Reading } from './reading.ts';

const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const MAX_LINES_ABOVE = 8;
const SEPARATOR = /[,;|\t]/;
const BULLET = /^\s*(?:\(?\d{1,5}[.)]|[-*\u2022\u2013\u2014\u00B7\u25AA\u25E6\u25CF\u25CB\u2043\u2023>]+)\s+/;
const WRAPPERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\u201C': '\u201D',
  '\u201E': '\u201C\u201D',
  '\u201D': '\u201D',
  '\u2018': '\u2019',
  '\u201A': '\u2018\u2019',
  '\u00AB': '\u00BB',
  '\u00BB': '\u00AB',
  '\u300C': '\u300D',
  '<': '>',
  '[': ']',
  '(': ')',
};
const EDGE = /^[\s\p{P}<>]+|[\s\p{P}<>]+$/gu;

export const linesOf = (text: string): string[] => text.split(LINE_END);

/** Reads people from lines, with any separators, names, quotes and links around their addresses. */
export function readList(text: string): Reading {
  const lines = linesOf(text);
  const people: Person[] = [];
  const headings: { place: number; text: string }[] = [];
  const words: { place: number; text: string }[] = [];
  const head = headingAt(lines);
  const isOneLine = text.trim() !== '' && linesOf(text.trim()).length === 1;
  for (const [index, line] of lines.entries()) {
    const place = index + 1;
    const visible = withoutHiddenCharacters(line);
    if (visible.trim() === '') continue;
    if (index <= head && addressesIn(withPlainSigns(visible)).length === 0) {
      headings.push({ place, text: visible.trim() });
      continue;
    }
    const found = readLine(visible, isOneLine);
    const cleaned = visible.trim() === line.trim() ? {} : { isCleaned: true as const };
    people.push(...found.names.map((name) => ({ name, place, ...cleaned })));
    if (found.words !== '') words.push({ place, text: found.words });
  }
  return { people, leftOut: { ...NOTHING_LEFT_OUT, headings, words }, table: null };
}

/** The index of a heading among the first lines; the lines above it are its title. -1: there is none. */
function headingAt(lines: readonly string[]): number {
  const hasAddress = (line: string) => addressesIn(withPlainSigns(line)).length > 0;
  const isFilled = (line: string) => line.trim() !== '';
  const top = lines.slice(0, MAX_LINES_ABOVE);
  const firstAddress = top.findIndex(hasAddress);
  const titles = firstAddress < 0 ? top : top.slice(0, firstAddress);
  const words = titles.map((line) => strippedToken(withoutHiddenCharacters(line)));
  const index = words.findIndex(isHeadingAlone);
  if (index >= 0) return lines.slice(index + 1).some(isFilled) ? index : -1;
  const last = words.findLastIndex(isFilled);
  if (firstAddress < 0 || last < 0 || !namesMembers(words[last] ?? '')) return -1;
  return lines
    .slice(last + 1)
    .filter(isFilled)
    .every(hasAddress)
    ? last
    : -1;
}

interface Line {
  readonly names: readonly string[];
  /** What stood beside the addresses. */
  readonly words: string;
}

export function readLine(line: string, mayBeSeveral = false): Line {
  const plain = withPlainSigns(line);
  const linked = withoutMailto(plain);
  const names: string[] = [];
  const words: string[] = [];
  for (const part of linked.replace(BULLET, '').split(SEPARATOR)) {
    const found = addressesIn(part);
    const token = strippedToken(part);
    if (/^@[^\s@]\S*$/.test(token)) {
      names.push(token);
      continue;
    }
    names.push(...found.map(({ address }) => address));
    words.push(...wordsBeside(part, found));
  }
  if (names.some((name) => addressesIn(name).length > 0)) return { names, words: words.join(', ') };
  return { names: userNamesIn(linked, mayBeSeveral), words: '' };
}

export function wordsBeside(
  part: string,
  found: readonly { readonly start: number; readonly end: number }[],
): string[] {
  const pieces = [];
  let from = 0;
  for (const { start, end } of found) {
    pieces.push(part.slice(from, start));
    from = end;
  }
  pieces.push(part.slice(from));
  return pieces.map((piece) => piece.replace(EDGE, '')).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Without an address, only a text of one line can be several user names: the lines of a longer one can be rows with
 * secrets. 'Last, First' stays one line, for the person to decide.
 */
function userNamesIn(line: string, mayBeSeveral: boolean): readonly string[] {
  const parts = line
    .replace(BULLET, '')
    .split(SEPARATOR)
    .map(strippedToken)
    .filter((part) => part !== '');
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return [only];
  const mayBeRow =
    line.includes('\t') || (line.includes(',') && parts.some((part) => CAPITALISED.test(part)));
  return mayBeSeveral && parts.length > 0 && !mayBeRow && parts.every(isPersonName) ? parts : [line.trim()];
}

/** Without the quotes, brackets and stray separators around one name. */
export function strippedToken(text: string): string {
  let token = text.trim();
  for (;;) {
    const bare = token.replace(/[,;]+$/, '').trim();
    const closing = WRAPPERS[bare[0] ?? ''];
    const isWrapped = bare.length > 2 && closing?.includes(bare.at(-1) ?? ' ');
    // Tables that were exported from here have an apostrophe before what a spreadsheet would run.
    const next = isWrapped ? bare.slice(1, -1).trim() : bare.replace(/^'(?=[=+@-])/, '');
    if (next === token) return token;
    token = next;
  }
}
