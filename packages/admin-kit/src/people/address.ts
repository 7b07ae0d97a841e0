import { decoded } from '../text/decoded.ts';

/** Loose on purpose: the server decides which addresses exist. */
const ADDRESS = /^[^@\s]+@[^@\s]+$/;

// U+FFFD is a letter that was lost when a file was read: without it, the rest would be the address of someone else.
const LETTER = String.raw`[\p{L}\p{M}\p{N}\uFFFD]`;
const LOCAL = String.raw`[\p{L}\p{M}\p{N}\uFFFD!#$%&'*+/=?^_\x60{}~.-]+`;
const LABEL = String.raw`${LETTER}(?:[\p{L}\p{M}\p{N}\uFFFD_-]*${LETTER})?`;
// The last label has letters of one kind, so that text without blanks can follow it.
const LAST_LABEL = String.raw`(?:[a-z][a-z0-9-]*[a-z0-9]|(?![a-z])[\p{L}\p{M}\uFFFD]{2,})`;
const IN_TEXT = new RegExp(`(${LOCAL})@((?:${LABEL}\\.)+${LAST_LABEL})`, 'giu');
/** What stands before an address in lists, links and emphasis, and hardly ever begins one. */
const NOT_FIRST = /^[.'`*/?!&-]+/;

export interface FoundAddress {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Whether the server could know a user of this name. Names from a learning management system can begin with an @. */
const isUserName = (text: string): boolean =>
  text !== '' &&
  !/[\s,;|<>"]/.test(text) &&
  !KEY_AND_VALUE.test(text) &&
  (!text.includes('@') || text.startsWith('@'));

export const isPersonName = (text: string): boolean =>
  !text.includes('\uFFFD') && ((isAddress(text) && !/[,;|<>"()]/.test(text)) || isUserName(text));

/** Emails ignore case; usernames do not: 'ADA' is not 'ada'. */
export function personKey(name: string): string {
  const composed = name.normalize('NFC');
  return isAddress(composed) ? composed.toLowerCase() : composed;
}

/** The addresses of a running text, in order. An address that only repeats its own label is found once: `a@x <a@x>`. */
export function addressesIn(text: string): readonly FoundAddress[] {
  if (!text.includes('@')) return [];
  const found: FoundAddress[] = [];
  for (const match of text.matchAll(IN_TEXT)) {
    const [whole, local = '', domain = ''] = match;
    const begin = local.replace(NOT_FIRST, '');
    if (begin === '') continue;
    const end = match.index + whole.length;
    const start = end - domain.length - 1 - begin.length;
    const address = `${begin}@${domain}`;
    const last = found.at(-1);
    const between = last && text.slice(last.end, start);
    if (
      last &&
      personKey(last.address) === personKey(address) &&
      /^['")\]]*\s*[<([][<([]*$/.test(between ?? '')
    )
      found[found.length - 1] = { ...last, end };
    else found.push({ address, start, end });
  }
  return found;
}

const MAILTO = /mailto:([^\s<>"'?)\]]*)(\?[^\s<>"')\]]*)?/gi;
/** A line such as 'userPassword:abc' of a directory. */
const KEY_AND_VALUE = /^\p{L}[\p{L}\p{N}_-]*:/u;
const RECIPIENTS = /[?&](?:to|cc|bcc)=([^&]*)/gi;

/** The people of a `mailto:` link, those of its copies too. Its subject and text are not addresses. */
export const withoutMailto = (text: string): string =>
  text.includes(':')
    ? text.replace(MAILTO, (_, people: string, query = '') =>
        [people, ...[...query.matchAll(RECIPIENTS)].map(([, more = '']) => more)]
          .filter((each) => each !== '')
          .map(decoded)
          .join(','),
      )
    : text;
