import { decoded } from '../text/decoded.ts';
import { HIDDEN, isPlainText, withoutHiddenCharacters } from '../text/visible-text.ts';
import { isAddressAlone } from './address-alone.ts';
import { withPlainHyphens } from './hyphens.ts';
import { BREAK } from './lines.ts';
import { personKey } from './person-name.ts';

// U+FFFD is a letter that was lost when a file was read: without it, the rest would be the address of someone else.
const LETTER = String.raw`[\p{L}\p{M}\p{N}\uFFFD]`;
const LOCAL = String.raw`[\p{L}\p{M}\p{N}\uFFFD${BREAK}!#$%&'*+/=?^_\x60{}~.-]+`;
const LABEL = String.raw`${BREAK}?${LETTER}(?:[\p{L}\p{M}\p{N}\uFFFD${BREAK}_-]*${LETTER})?${BREAK}?`;
// The last label has letters of one kind, so that text without blanks can follow it.
// Two hyphens end it, as in lists of addresses and passwords.
const LAST_LABEL = String.raw`(?:xn--[a-z0-9-]*[a-z0-9]|[a-z](?:[a-z0-9${BREAK}]|-(?!-))*[a-z0-9]|(?![a-z])[\p{L}\p{M}\uFFFD]{2,})`;
// Nobody knows where the first one ends of two that nothing separates.
const GLUED = String.raw`(?:@(?:${LABEL}\.)*${LABEL})*`;
const IN_TEXT = new RegExp(`(${LOCAL})@((?:${LABEL}\\.)+${BREAK}?${LAST_LABEL}${GLUED})`, 'giu');
/** What stands before an address in lists, links and emphasis, and hardly ever begins one. */
const NOT_FIRST =
  /^(?:e?-?mail|upn|uid|login|user(?:name|principalname)?|to|b?cc|from)=|^[\p{M}.'`*/?!&-]+/iu;

const EMPHASIS = /^[`_~]+/;

const NO_LETTER = /^[^\p{L}\p{N}]+/u;

/** An apostrophe inside a name, as phones and word processors write it. */
const APOSTROPHE = /(?<=\p{L})[\u2018\u2019\u02BC\u2032\u00B4](?=[\p{L}\p{M}\p{N}._+-]+@)/gu;
/** Signs that are neither separators nor brackets nor quotes. What they touch can be a part of the address. */
const TOUCHES_START =
  /(?:[\p{Sk}\p{Sc}\u00A7\u00B1\u00D7\u00F7]|(?<=[\p{L}\p{M}\p{N}])(?![\u2026\u3001\u3002])[@\p{So}\p{Pd}\p{Pc}\u00B7\u2022\u30FB])$/u;
const TOUCHES_END = /^[\p{Lu}\p{Ll}\p{M}\p{N}\p{Sk}\p{Sc}\p{Pc}\u00A7]/u;
const SEPARATES = /[\s,;|<>()"]/;
/** Two words of small letters: a blank can have come into an address. */
const WITH_BLANK = /^(?=\S*\p{Ll})([\p{Ll}\d._+-]+) ([\p{Ll}\d._+-]+)@\S+$/u;
const SMALL_WORD =
  /^(?:e?-?mail|b?cc|to|from|and|or|for|of|at|by|und|oder|sowie|bzw|an|von|f\u00FCr|bei|et|ou|de|\u00E0|y|o|para|e|ed|di|da|por|en|van|aan|i|lub|oraz|albo|do|od)$/;
/** Whether a word only joins addresses, as 'und' does: it says nothing that could be missed. */
export const isSmallWord = (text: string): boolean => SMALL_WORD.test(text);
/** The end of a path such as `git@host:owner/name.git`, which names no person. */
const REPOSITORY = /^:[^\s:]*\/\S*/;

export interface FoundAddress {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/** The addresses in a text, in order. An address that only repeats its own label is found once: `a@x <a@x>`. */
export function addressesIn(given: string): readonly FoundAddress[] {
  if (!given.includes('@')) return [];
  if (isAddressAlone(given)) return [{ address: given, start: 0, end: given.length }];
  const text = withPlainHyphens(given.replace(APOSTROPHE, "'"));
  const [alone = '', word = '', rest = ''] = text.trim().match(WITH_BLANK) ?? [];
  if (alone !== '' && !SMALL_WORD.test(word) && !rest.includes(word) && !word.includes(rest))
    return [{ address: alone, start: text.indexOf(alone), end: text.indexOf(alone) + alone.length }];
  const found: FoundAddress[] = [];
  for (const match of text.matchAll(IN_TEXT)) {
    const [whole, local = '', domain = ''] = match;
    let end = match.index + whole.length;
    if (local === 'git' && REPOSITORY.test(text.slice(end, end + 200))) continue;
    const previous = found.at(-1);
    // In lists of users a password follows the colon.
    if (previous && previous.end + 1 === match.index && text.charAt(previous.end) === ':') continue;
    const [mark = ''] = text.slice(end, end + 4).match(EMPHASIS) ?? [];
    const isEmphasized = mark !== '' && local.startsWith(mark);
    const begin = (isEmphasized ? local.slice(mark.length) : local).replace(
      previous?.end === match.index ? NO_LETTER : NOT_FIRST,
      '',
    );
    if (begin === '') continue;
    let start = end - domain.length - 1 - begin.length;
    if (begin === local && TOUCHES_START.test(text.slice(Math.max(0, start - 3), start)))
      while (start > (found.at(-1)?.end ?? 0) && !SEPARATES.test(text.charAt(start - 1))) start--;
    if (!isEmphasized && TOUCHES_END.test(text.slice(end, end + 2)))
      while (end < text.length && !SEPARATES.test(text.charAt(end))) end++;
    const address = text.slice(start, end);
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
const ENCODED_AT = /(?<=[\p{L}\p{N}._+-])(?:%40|&#64;|&#x40;|&commat;)(?=[\p{L}\p{N}-]+\.)/giu;
const WEB_LINK = /https?:\/\/[^\s<>"'|]+/gi;

/** The people of links, those of the copies of a `mailto:` link too. Its subject and text are not addresses. */
export const withoutLinks = (given: string): string => {
  const text = given.replace(ENCODED_AT, '@');
  return text.includes(':')
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
};

/** A name and a password can stand before the host. What stands in the path and the query can open a door. */
function peopleOfWebLink(link: string): string {
  const [, scheme = '', user = '', host = '', rest = ''] =
    link.match(/^(https?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/i) ?? [];
  const people = addressesIn(decoded(rest).replace(/[/?&=#;,:]+/g, ' ')).map(({ address }) => address);
  if (people.length === 0) return user === '' ? link : `${scheme}${host}${rest}`;
  return `${scheme}${host} ${people.join(', ')}`;
}
