import { mapInSteps } from '../browser/steps.ts';
import { withPlainSigns } from '../text/plain-signs.ts';
import { addressesIn, isSmallWord, withoutHidden, withoutLinks } from './address.ts';
import { isAddressAlone } from './address-alone.ts';
import { isHeadingAlone, isLabel, namesMembers, namesUsers } from './heading-words.ts';
import { hasOtherHyphens } from './hyphens.ts';
import { BREAK, LINE_END, linesOf } from './lines.ts';
import { isPersonName, isPlaceholder } from './person-name.ts';
import { NOTHING_LEFT_OUT, type Person, type Reading, UNSHOWN } from './reading.ts';
import { namesSecrets } from './secret-words.ts';

const MAX_LINES_ABOVE = 8;
/** Not inside a note in brackets. */
const SEPARATOR = /[,;|\t](?![^()[\]@]{0,80}[)\]])/;
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

/** Reads people from lines, with any separators, names, quotes and links around their addresses. */
export function* readingList(text: string): Generator<void, Reading> {
  const lines = yield* mapInSteps(linesOf(text), withoutHidden);
  const people: Person[] = [];
  const headings: { place: number; text: string }[] = [];
  const words: { place: number; text: string }[] = [];
  const head = headingAt(lines);
  const isOneLine = lines.filter((line) => line.trim() !== '').length === 1;
  const read = yield* mapInSteps(lines, (line) => (line.trim() === '' ? null : readLine(line, isOneLine)));
  const hasAddresses = read.some((line) => line?.hasAddress);
  const typed = text.split(LINE_END);
  for (const [index, line] of read.entries()) {
    if (line === null) continue;
    const place = index + 1;
    const visible = (lines[index] ?? '').trim();
    if (index <= head && !line.hasAddress) {
      headings.push({ place, text: visible });
      continue;
    }
    const {
      names,
      labels,
      words: beside,
    } = hasAddresses && !line.hasAddress ? readAmongAddresses(line, visible) : line;
    headings.push(...labels.map((label) => ({ place, text: label })));
    const cleaned =
      typed[index]?.trim() === visible || visible.includes(BREAK) ? {} : { isCleaned: true as const };
    const plain = withPlainSigns(visible);
    people.push(
      ...names.map((name) => ({
        name,
        place,
        ...cleaned,
        ...(hasOtherHyphens(plain, name) && { hadOtherHyphens: true as const }),
      })),
    );
    if (beside !== '') words.push({ place, text: beside });
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
  const words = titles.map(strippedToken);
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
  /** What names a part of the line: 'To'. */
  readonly labels: readonly string[];
  /** The text beside the addresses. */
  readonly words: string;
  readonly hasAddress: boolean;
}

const VALUE =
  /(["']?)(\p{L}[\p{L}\p{N}_-]*)\1\s*[:=]\s*(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|(?:\{[\w-]+\})?[^\s,;<>}"']+)/gu;
const ELEMENT = /<(\p{L}[\w:-]*)(?: [^<>]*)?>[^<>]+(?=<\/)/gu;
/** A password can look like an address. 'Passau' and 'passenger' name none. */
const withoutSecrets = (line: string): string =>
  line
    .replace(ELEMENT, (whole: string, key: string) => (namesSecrets(key) ? `<${key}>` : whole))
    .replace(VALUE, (whole: string, quote: string, key: string) =>
      namesSecrets(key) && !/pass[ae]/i.test(key) ? `${quote}${key}${quote}:` : whole,
    );

export function readLine(line: string, mayBeSeveral = false): Line {
  if (isAddressAlone(line)) return { names: [line], labels: [], words: '', hasAddress: true };
  const [, technical] = TECHNICAL.exec(line) ?? [];
  if (technical !== undefined) return { names: [], labels: [technical], words: UNSHOWN, hasAddress: true };
  const linked = withoutSecrets(withoutLinks(withPlainSigns(line)));
  if (SHARED_DOMAIN.test(linked)) return { names: [linked.trim()], labels: [], words: '', hasAddress: true };
  const names: string[] = [];
  const words: string[] = [];
  const labels: string[] = [];
  const parts = linked
    .replace(BULLET, '')
    .split(SEPARATOR)
    .map((part) => {
      const [start = '', label = ''] = part.match(LABEL_BEFORE) ?? [];
      if (!isLabel(label)) return part;
      labels.push(label);
      return part.slice(start.length);
    });
  const found = parts.map(addressesIn);
  const last = found.findLastIndex((inPart) => inPart.length > 0);
  for (const [index, part] of parts.entries()) {
    const token = strippedToken(part);
    if (/^@[^\s@]\S*$/.test(token)) {
      names.push(token);
      continue;
    }
    const inPart = found[index] ?? [];
    names.push(...inPart.map(({ address }) => address));
    words.push(...wordsBeside(part, inPart, index < last));
  }
  if (last >= 0) {
    const isShown = words.length === 0 || !mayHoldSecret(linked);
    return { names, labels, words: isShown ? words.join(', ') : UNSHOWN, hasAddress: true };
  }
  const [link] = LINK.exec(linked.trim()) ?? [];
  if (link !== undefined) return { names: [], labels: [], words: link, hasAddress: false };
  const [, user = ''] = USER_AND_SECRET.exec(linked.trim()) ?? [];
  if (user !== '' && !namesSecrets(user))
    return { names: [user], labels: [], words: UNSHOWN, hasAddress: false };
  const isNothing = isPlaceholder(strippedToken(linked));
  return {
    names: isNothing ? [] : userNamesIn(linked, mayBeSeveral),
    labels: [],
    words: isNothing ? linked.trim() : '',
    hasAddress: false,
  };
}

/** In the source of a mail and in copied pictures, what resembles an address is a number or a machine. */
const TECHNICAL =
  /^[\s[<>]*((?:message|content)-id|in-reply-to|references(?=:\s*<)|return-path|delivered-to|received|list-[a-z]+|(?:dkim|arc)-[a-z-]+|authentication-results|cid)\s*:/i;
/** '{ada,bo}@x.example', which names several people. */
const SHARED_DOMAIN = /^[^@]*[{([][^@{}()[\]]*[,;|/][^@{}()[\]]*[)\]}]@\S+\s*$/;
/** Nobody's name. What follows its host can be a secret. */
const LINK = /^https?:\/\/[^\s/?#]+(?=\S*$)/i;
/** A line of a list of users with passwords. A key of a directory is a word of letters. */
const USER_AND_SECRET = /^(?=[^:]*[._\d-])([\p{L}\p{N}][\p{L}\p{N}._-]*):(?!\/\/)[^\s,;|][^,;|\t]*$/u;
/** How people write an address that no program shall find. */
const SPELLED =
  /[([{<]\s*(?:at|ät|arroba|chez|dot|punkt|punto|point|ponto|kropka)\s*[)\]}>]|\bat\b.*\bdot\b/iu;

/** Also a record of JSON, of which each value can be one. */
const mayHoldSecret = (line: string): boolean => /["']\s*:/.test(line) || namesSecrets(line);

const LABEL_BEFORE = /^[\s>*-]*(\p{L}[\p{L}\p{M} -]{0,30}?)\s*[:\uFF1A]\s*/u;
const LABEL = /^[^\p{L}\p{N}@]*(\p{L}[\p{L}\p{M}\p{N} _-]*)["']?\s*[:=](.*)$/u;
const NAMES =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.\u2010\u2011-]*(?:\s+[\p{Lu}\p{Lo}][\p{L}\p{M}'’.\u2010\u2011-]*)*$/u;

/** A line without an address in a list of addresses: the words of a mail or of a contact, or else a user name. */
function readAmongAddresses(line: Line, visible: string): Line {
  const [, label, value = ''] = visible.match(LABEL) ?? [];
  const token = strippedToken(visible);
  if (line.names.length === 0 || SPELLED.test(visible) || withoutSecrets(visible).includes('@')) return line;
  if (label !== undefined && namesUsers(label) && isPersonName(value.trim()))
    return { ...line, names: [value.trim()], labels: [label] };
  if (label !== undefined) {
    const isEmpty = value.trim() === '';
    const text = isEmpty ? label.trim() : `${label}: ${UNSHOWN}`;
    return isEmpty || isLabel(label)
      ? { ...line, names: [], labels: [text] }
      : { ...line, names: [], words: text };
  }
  if (NAMES.test(token) || /\s/.test(token) || !/[\p{L}\p{N}]/u.test(token))
    return { ...line, names: [], words: wordsBeside(visible, [], true).join(', ') };
  return line;
}

/** The words before, between and behind addresses, for a person to see. */
export function wordsBeside(
  part: string,
  found: readonly { readonly start: number; readonly end: number }[],
  isBeforeAnother = false,
): string[] {
  return [...found, null].flatMap((next, index) => {
    const piece = part.slice(found[index - 1]?.end, next?.start);
    const bare = withBrackets(piece, piece.replace(EDGE, ''));
    if (!/[\p{L}\p{N}]/u.test(bare) || isSmallWord(bare)) return [];
    const isBefore = next !== null || isBeforeAnother;
    return mayBeShown(piece, bare, isBefore) ? bare : UNSHOWN;
  });
}

/** The brackets at the edges of a piece whose other half is inside it: 'Bo (new)'. */
function withBrackets(piece: string, bare: string): string {
  return ['()', '[]', '{}'].reduce((text, [open = '', close = '']) => {
    const unclosed = text.split(open).length - text.split(close).length;
    const whole = open.repeat(Math.max(0, -unclosed)) + text + close.repeat(Math.max(0, unclosed));
    return [whole, `${text}.${close}`].find((each) => piece.includes(each)) ?? text;
  }, bare);
}

const SHOWN = /^[\p{L}\p{M}\s.,:;'’"“”«»()<>\u2010\u2011-]+$/u;
const NOTE = /\[([\p{L}\p{M}\s,;-]+)\]/gu;

/** Names, notes in brackets and the words of sentences. */
function mayBeShown(piece: string, bare: string, isBefore: boolean): boolean {
  if (/^https?:\/\/[\w.-]+$/.test(bare)) return true;
  if (/^:\S|(?:(?!\p{Lo})\S):$/u.test(piece) || !SHOWN.test(bare.replace(NOTE, '($1)'))) return false;
  if (/^[\s>"'”]*[([]|:\s*$/.test(piece)) return true;
  if (NAMES.test(bare.replace(/^.*:\s*/, ''))) return isBefore || /\s/.test(bare);
  return isBefore && /^[^:]*\s[^:]*$/.test(bare);
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
