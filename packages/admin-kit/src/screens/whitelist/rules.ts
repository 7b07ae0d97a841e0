import { decoded } from '../../text/decoded.ts';
import { foldForSearch, isFound, spellingsOf } from '../../text/fold.ts';
import { withPlainSigns } from '../../text/plain-signs.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';

export const addWays = ['domain', 'domainAndSubdomains', 'wholeEmail'] as const;
export type AddWay = (typeof addWays)[number];

/**
 * A mark typed before a domain is not repeated, and invisible characters are left out. Domains have no case; an address
 * is stored as typed. @spec B §5
 */
export function entriesFor(way: AddWay, typed: string): readonly string[] {
  const text = withoutHiddenCharacters(typed).trim();
  if (way === 'wholeEmail') return text === '' ? [] : [text];
  const domain = text.replace(/^[@.\s]+/, '').toLowerCase();
  if (domain === '') return [];
  return way === 'domain' ? [`@${domain}`] : [`@${domain}`, `.${domain}`];
}

export type Mistake = 'hasStar' | 'hasAtInside' | 'hasNoAt' | 'hasNoDot' | 'isNoDomain';

export function mistakeIn(way: AddWay, typed: string): Mistake | null {
  const [entry] = entriesFor(way, typed);
  if (entry === undefined) return null;
  if (entry.includes('*')) return 'hasStar';
  if (way === 'wholeEmail') return entry.includes('@') || entry.startsWith('.') ? null : 'hasNoAt';
  if (isDomain(entry.slice(1))) return null;
  if (LABEL.test(cleanedDomain(entry.slice(1)))) return 'hasNoDot';
  return entry.includes('@', 1) && isDomain(cleanedDomain(entry)) ? 'hasAtInside' : 'isNoDomain';
}

/** Also the numbers of a list. */
const MARKS_ONLY = /^(?:[\p{P}\p{S}]*|\(?\d{1,4}[.)])$/u;
/** In a sentence of such letters, a full-width dot ends it. */
const FULL_STOP = /(?<=\p{Lo})\uFF0E|\uFF0E(?=\p{Lo})/gu;

/** Also signs that leave no trace on the screen. Some of them are line ends. */
const SEPARATORS = /[\s,;|<>\p{Cc}]+|\]\(/u;
const LINK = /^[a-z][a-z0-9+.-]*:\/\//i;
const LINK_AFTER_LINK = /(?<=[/?#\\])(?=https?:\/\/)/i;
/** These can also be a part of what is one entry. */
const GLUE =
  /(?:[/?#\\"():[\]&\u00AD\u200B-\u200F\u2060\u2800\u3164\uFEFF]|(?![!-~])[\p{P}\p{S}])+|(?<=^@[^@]+)(?=@)/u;

const isEntry = (text: string) => cleanedAddress(text) !== '' || isDomain(cleanedDomain(text));

function piecesOf(part: string): readonly string[] {
  if (LINK.test(part)) return REDIRECT.test(part) ? [part] : part.split(LINK_AFTER_LINK);
  const pieces = part.split(GLUE).filter((piece) => piece !== '');
  return pieces.length > 1 && pieces.every(isEntry) ? pieces : [part];
}

/** How people write a domain or an address that no program shall find: `mia (at) harbour dot org`. */
const SPELLED =
  /(?<=[\p{L}\p{N}])(?:\s{0,3}[([{]\s?(?:(at|ät|arroba|chez|@)|[.]|dot|punkt|punto|point|ponto|kropka)\s?[)\]}]\s{0,3}|[ \u00A0]{1,3}(?:(at)(?=[ \u00A0]{1,3}[\p{L}\p{N}-]+\s{0,3}[([{]?\s?(?:dot|punkt)\P{L})|dot|punkt)[ \u00A0]{1,3})(?=[\p{L}\p{N}])/giu;
/** Holds the words of one entry together. */
const BLANK = '\uE000';

/** The parts of a text between blanks, commas, semicolons and line ends. Marks alone, as in '@ example.org', are none. */
export function partsOf(text: string): readonly string[] {
  return withPlainSigns(text.replace(FULL_STOP, '\u3002'))
    .replace(SPELLED, (spelled) => spelled.replace(/\s/g, BLANK))
    .split(SEPARATORS)
    .flatMap(piecesOf)
    .map((part) => withoutHiddenCharacters(part.replaceAll(BLANK, ' ')))
    .filter((part) => part.includes('*') || !MARKS_ONLY.test(part));
}

export type EntryKind = 'isDomain' | 'isSubdomains' | 'isAddress' | 'isOther';

export function kindOfEntry(entry: string): EntryKind {
  if (entry.startsWith('@')) return 'isDomain';
  if (entry.startsWith('.')) return 'isSubdomains';
  return entry.includes('@') ? 'isAddress' : 'isOther';
}

export function sortEntries(entries: readonly string[]): readonly string[] {
  return [...new Set(entries)]
    .map((entry) => ({ entry, key: entry.replace(/^[@.]/, '').toLowerCase() }))
    .sort((a, b) => compareTexts(a.key, b.key) || compareTexts(b.entry, a.entry))
    .map(({ entry }) => entry);
}

// Domains have no language, so code units are compared, which is fast for any number of entries.
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function filterEntries(entries: readonly string[], query: string): readonly string[] {
  const wanted = spellingsOf(query);
  return wanted.length === 0 ? entries : entries.filter((entry) => isFound(wanted, foldForSearch(entry)));
}

const LABEL = /^(?:[\p{L}\p{N}\p{M}-]|\u200C|\u200D)+$/u;
const LONGEST_DOMAIN = 253;
const LONGEST_TYPED = 1000;

/** Neither the number of a version, nor an abbreviation, nor a page. */
const LAST_LABEL = /^(?!(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|csv|txt|png|jpe?g|gif)$)\p{L}./u;

export function isDomain(text: string): boolean {
  if (text.length > LONGEST_DOMAIN) return false;
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    LAST_LABEL.test(labels.at(-1) ?? '') &&
    labels.every((label) => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

const WRAPPERS = /^["'\u2018-\u201F\u00AB\u00BB<([{]+|["'\u2018-\u201F\u00AB\u00BB>)\]}.,;]+$/g;

/** One person at any subdomain, which no entry can say: 'ada@*.example.org'. */
const ANYWHERE = /[\p{L}\p{N}]@\*/u;

/** 'e.g.' and 'p.ej.' */
const ABBREVIATION = /^(?:\p{L}{1,2}\.){2,}$/u;

/** Links of mail programs and search engines that lead to another one. */
const REDIRECT =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:safelinks\.|statics\.teams\.|urldefense\.|linkprotect\.|secure-web\.cisco\.|slack-redir\.|deref-|lm?\.(?:facebook|instagram)\.|google\.[a-z.]+\/url|linkedin\.com\/(?:redir|safety)|youtube\.com\/redirect)/i;

/** '' where the link to which a redirect leads cannot be read. */
function withoutRedirect(typed: string): string {
  let link = typed;
  while (link.includes('/') && REDIRECT.test(link)) {
    [, link = ''] = decoded(link).match(/^.+?((?:https?:\/\/|mailto:)[^&]*)/i) ?? [];
  }
  return link;
}

function plainEntry(typed: string): string {
  const text = withPlainSigns(withoutHiddenCharacters(typed))
    .replace(/(?<=\S)[\u3002\uFF0E\uFF61](?=[a-z])/gi, '.')
    // As word processors write them.
    .replace(/(?<=\p{L})\u2019(?=\p{L}[^@]*@)/gu, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(SPELLED, (_, bracketed, at) => (bracketed || at ? '@' : '.'));
  return typed.length > LONGEST_TYPED || ABBREVIATION.test(text) || ANYWHERE.test(text)
    ? ''
    : withoutRedirect(text.replace(WRAPPERS, ''));
}

/** Nothing but a domain, as in most lists of thousands. */
const DOMAIN_ALONE = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

export function cleanedDomain(typed: string): string {
  if (DOMAIN_ALONE.test(typed)) return typed;
  return (
    plainEntry(typed)
      .replace(/^mailto:/i, '')
      .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '')
      .replace(/[/?#\\].*/, '')
      .replace(/.*@/, '')
      .replace(/:\d*$/, '')
      .replace(/^[*.]+/, '')
      .replace(/[.>,;]+$/, '')
      // As the names of hosts are compared.
      .normalize('NFKC')
      .toLowerCase()
  );
}

/** '.example.org', as the whitelist writes the subdomains of a domain. */
export const namesSubdomains = (typed: string): boolean =>
  !DOMAIN_ALONE.test(typed) && plainEntry(typed).startsWith('.');

/** '*.example.org' may mean the subdomains, or the domain with them. '*@example.org' is everyone there. */
export const isWildcard = (typed: string): boolean => /^(?:\w+:\/\/)?[^/?#]*\*\./.test(typed);

/** '' where it is not one address. */
export function cleanedAddress(typed: string): string {
  if (DOMAIN_ALONE.test(typed)) return '';
  const text = plainEntry(typed)
    .replace(/.*</, '')
    .replace(/^(?:mailto|smtp|sips?|xmpp|acct|e-?mail):/i, '');
  const [local = '', host = '', ...more] = text.split('@');
  const domain = cleanedDomain(host);
  // '*@example.org' is everyone there.
  return /[^*%.]/.test(local) &&
    !/[/?]/.test(local) &&
    more.length === 0 &&
    !text.includes('://') &&
    isDomain(domain)
    ? `${local.toLowerCase()}@${domain}`
    : '';
}

export function suggestionsFor(typed: string): readonly string[] {
  const text = withoutHiddenCharacters(typed).trim();
  const domain = cleanedDomain(text);
  if (!isDomain(domain)) return [];
  // The domain of an address would let in everyone there.
  return [cleanedAddress(text) || domain].filter(
    (suggestion) => suggestion !== '' && suggestion !== text.replace(/^[@.\s]+/, '') && suggestion !== text,
  );
}

export interface LookAlike {
  readonly scripts: readonly string[];
  readonly punycode: string;
}

const SCRIPTS = 'Latn Cyrl Grek Armn Hebr Arab Cher Geor Deva Thai Hani Hira Kana Hang Bopo'.split(' ');
/** Scripts that one language mixes. */
const WRITTEN_TOGETHER = ['Latn Hani Hira Kana', 'Latn Hani Hang', 'Latn Hani Bopo'].map((scripts) =>
  scripts.split(' '),
);

export function lookAlikeOf(typed: string): LookAlike | null {
  if (/^[\x20-\x7e]*$/.test(typed)) return null;
  const domain = cleanedDomain(typed);
  if (!isDomain(domain) || /^[\x20-\x7e]*$/.test(domain)) return null;
  const scripts = SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(domain));
  const isOrdinary =
    scripts.length < 2 ||
    WRITTEN_TOGETHER.some((together) => scripts.every((script) => together.includes(script)));
  return isOrdinary ? null : { scripts, punycode: punycodeOf(domain) };
}

function punycodeOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
