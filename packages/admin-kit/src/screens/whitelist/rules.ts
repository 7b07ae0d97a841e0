import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';
import { foldText } from '../../text/fold.ts';
import { withoutHiddenCharacters } from '../../text/visible-text.ts';
import { cleanedDomain, isDomain } from './cleaned-entry.ts';

export type WhitelistRefusal = 'onlyGlobalAdmins';

/** @spec B §6 */
export function canManageWhitelist({ user }: AdminSession): Permission<WhitelistRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}

/** @spec B §5 */
export const addWays = ['domain', 'domainAndSubdomains', 'wholeEmail'] as const;
export type AddWay = (typeof addWays)[number];

/**
 * What is stored for a typed text; nothing for a blank one. A mark typed before a domain is the mark it gets anyway;
 * what cannot be seen is left out. @spec B §5
 */
export function entriesFor(way: AddWay, typed: string): readonly string[] {
  const text = withoutHiddenCharacters(typed).trim();
  if (way === 'wholeEmail') return text === '' ? [] : [text];
  const domain = text.replace(/^[@.\s]+/, '');
  if (domain === '') return [];
  return way === 'domain' ? [`@${domain}`] : [`@${domain}`, `.${domain}`];
}

/** What may be a mistake, and is sent all the same. */
export type Doubt = 'hasAtInside' | 'hasBlankInside' | 'hasNoAt' | 'isNoDomain';

export function doubtAbout(way: AddWay, typed: string): Doubt | null {
  const [entry] = entriesFor(way, typed);
  if (entry === undefined) return null;
  if (/\s/.test(entry)) return 'hasBlankInside';
  if (way === 'wholeEmail') return entry.includes('@') || entry.startsWith('.') ? null : 'hasNoAt';
  if (isDomain(entry.slice(1))) return null;
  return entry.indexOf('@', 1) > 0 && isDomain(cleanedDomain(entry)) ? 'hasAtInside' : 'isNoDomain';
}

export type EntryKind = 'isDomain' | 'isSubdomains' | 'isAddress' | 'isOther';

export function kindOfEntry(entry: string): EntryKind {
  if (entry.startsWith('@')) return 'isDomain';
  if (entry.startsWith('.')) return 'isSubdomains';
  return entry.includes('@') ? 'isAddress' : 'isOther';
}

/** Each entry once, by its domain or address: the two entries of one domain stand together. */
export function sortEntries(entries: readonly string[]): readonly string[] {
  return [...new Set(entries)]
    .map((entry) => ({ entry, key: entry.replace(/^[@.]/, '').toLowerCase() }))
    .sort((a, b) => compareTexts(a.key, b.key) || compareTexts(b.entry, a.entry))
    .map(({ entry }) => entry);
}

// Domains have no language: their letters compare as they are, at any number of entries.
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whatever the case and the accents; a blank query matches all. */
export function filterEntries(entries: readonly string[], query: string): readonly string[] {
  const wanted = foldText(query.trim());
  return wanted === '' ? entries : entries.filter((entry) => foldText(entry).includes(wanted));
}
