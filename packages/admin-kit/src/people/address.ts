import { decoded } from '../text/decoded.ts';
import { HIDDEN, isPlainText, withoutHiddenCharacters } from '../text/visible-text.ts';
import { personKey } from './person-name.ts';

/** Stands where a line ended inside an address: nobody knows whether the hyphen before it is a part of it. */
export const BREAK = '\u21B5';
// U+FFFD is a letter that was lost when a file was read: without it, the rest would be the address of someone else.
const LETTER = String.raw`[\p{L}\p{M}\p{N}\uFFFD]`;
const LOCAL = String.raw`[\p{L}\p{M}\p{N}\uFFFD${BREAK}!#$%&'*+/=?^_\x60{}~.-]+`;
const LABEL = String.raw`${LETTER}(?:[\p{L}\p{M}\p{N}\uFFFD${BREAK}_-]*${LETTER})?`;
// The last label has letters of one kind, so that text without blanks can follow it.
// Two hyphens end it, as in lists of addresses and passwords.
const LAST_LABEL = String.raw`(?:xn--[a-z0-9-]*[a-z0-9]|[a-z](?:[a-z0-9${BREAK}]|-(?!-))*[a-z0-9]|(?![a-z])[\p{L}\p{M}\uFFFD]{2,})`;
// Nobody knows where the first one ends of two that nothing separates.
const GLUED = String.raw`(?:@(?:${LABEL}\.)*${LABEL})*`;
const IN_TEXT = new RegExp(`(${LOCAL})@((?:${LABEL}\\.)+${LAST_LABEL}${GLUED})`, 'giu');
/** Nothing but one address, as in most lists of thousands. */
const ALONE = /^[a-z\d][\w.+-]*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d]+$/i;
/** What stands before an address in lists, links and emphasis, and hardly ever begins one. */
const NOT_FIRST = /^[.'`*/?!&-]+/;

const NO_LETTER = /^[^\p{L}\p{N}]+/u;

export interface FoundAddress {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

export const isAddressAlone = (text: string): boolean => ALONE.test(text);

/** The addresses in a text, in order. An address that only repeats its own label is found once: `a@x <a@x>`. */
export function addressesIn(text: string): readonly FoundAddress[] {
  if (!text.includes('@')) return [];
  if (isAddressAlone(text)) return [{ address: text, start: 0, end: text.length }];
  const found: FoundAddress[] = [];
  for (const match of text.matchAll(IN_TEXT)) {
    const [whole, local = '', domain = ''] = match;
    const end = match.index + whole.length;
    const begin = local.replace(found.at(-1)?.end === match.index ? NO_LETTER : NOT_FIRST, '');
    if (begin === '') continue;
    const start = end - domain.length - 1 - begin.length;
    const address = `${begin}@${domain}`;
    const last = found.at(-1);
    const between = last && text.slice(last.end, start);
    if (
      last &&
      personKey(last.address) === personKey(address) &&
      /^(?:['")\]]*\s*[<([]+|["']?>)$/.test(between ?? '')
    )
      found[found.length - 1] = { ...last, end };
    else found.push({ address, start, end });
  }
  return found;
}

const BETWEEN_ADDRESSES = new RegExp(
  `(?<=@[\\p{L}\\p{M}\\p{N}.-]+)(?:${HIDDEN})+(?=[\\p{L}\\p{M}\\p{N}._+'-]+@|\\p{Lu}\\p{Ll})|(?![\0\t\n\r])[\0-\x1F]`,
  'gu',
);

/** Invisible characters inside a word are left out; those that separate become blanks. */
export const withoutHidden = (text: string): string =>
  isPlainText(text) ? text : withoutHiddenCharacters(text.replace(BETWEEN_ADDRESSES, ' '));

const MAILTO = /mailto:([^\s<>"'?)\]]*)(\?[^\s<>"')\]]*)?/gi;
const RECIPIENTS = /[?&](?:to|cc|bcc)=([^&]*)/gi;
/** In a chat, what a link shows follows it. */
const LINK_AND_LABEL = /(mailto:[^\s<>|]*)\|/gi;
const WEB_LINK = /https?:\/\/[^\s<>"'|]+/gi;

/** The people of links, those of the copies of a `mailto:` link too. Its subject and text are not addresses. */
export const withoutLinks = (text: string): string =>
  text.includes(':')
    ? text
        .replace(WEB_LINK, peopleOfWebLink)
        .replace(LINK_AND_LABEL, '$1 <')
        .replace(MAILTO, (_, people: string, query = '') =>
          [people, ...[...query.matchAll(RECIPIENTS)].map(([, more = '']) => more)]
            .filter((each) => each !== '')
            .map(decoded)
            .join(','),
        )
    : text;

/** A name and a password can stand before the host. What stands in the path and the query can open a door. */
function peopleOfWebLink(link: string): string {
  const [, scheme = '', user = '', host = '', rest = ''] =
    link.match(/^(https?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/i) ?? [];
  const people = addressesIn(decoded(rest).replace(/[/?&=#;,:]+/g, ' ')).map(({ address }) => address);
  if (people.length === 0) return user === '' ? link : `${scheme}${host}${rest}`;
  return `${scheme}${host} ${people.join(', ')}`;
}
