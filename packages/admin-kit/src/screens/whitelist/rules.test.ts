import { describe, expect, it } from 'vitest';
import {
  canManageWhitelist,
  doubtAbout,
  entriesFor,
  filterEntries,
  kindOfEntry,
  sortEntries,
} from './rules.ts';

describe('what is stored for a typed text (B §5)', () => {
  it.each([
    ['a domain gets an @', 'domain', 'example.org', ['@example.org']],
    [
      'a domain and its subdomains are two entries',
      'domainAndSubdomains',
      'example.org',
      ['@example.org', '.example.org'],
    ],
    ['a whole email is stored as typed', 'wholeEmail', 'Maria@Example.org', ['Maria@Example.org']],
    ['blanks around are trimmed', 'domain', '  example.org\t', ['@example.org']],
    ['blanks around an email are trimmed', 'wholeEmail', ' maria@example.org ', ['maria@example.org']],
    ['a typed @ is not doubled', 'domain', '@example.org', ['@example.org']],
    [
      'a typed @ is not doubled in either entry',
      'domainAndSubdomains',
      ' @ example.org',
      ['@example.org', '.example.org'],
    ],
    [
      'a typed dot is not kept before a domain',
      'domainAndSubdomains',
      '.example.org',
      ['@example.org', '.example.org'],
    ],
    ['an @ typed as a whole email stays', 'wholeEmail', '@example.org', ['@example.org']],
    ['letters of other scripts stay', 'domain', 'münchen.example', ['@münchen.example']],
    ['an @ inside stays: nothing is guessed', 'domain', 'maria@example.org', ['@maria@example.org']],
    ['what is not seen is left out', 'domain', 'pay\u200Bpal.\u202Eexample', ['@paypal.example']],
    ['a joiner that a script needs stays', 'domain', 'नाम\u200Dक.example', ['@नाम\u200Dक.example']],
    ['nothing but what is not seen is nothing', 'wholeEmail', ' \u200B\u2060', []],
    ['nothing is nothing', 'domain', '', []],
    ['blanks are nothing', 'wholeEmail', ' \t ', []],
    ['an @ alone is nothing', 'domainAndSubdomains', ' @ ', []],
  ] as const)('%s', (_, way, typed, entries) => {
    expect(entriesFor(way, typed)).toEqual(entries);
  });
});

describe('what may be a mistake', () => {
  it.each([
    ['domain', 'example.org', null],
    ['domain', '@example.org', null],
    ['domain', 'maria@example.org', 'hasAtInside'],
    ['domainAndSubdomains', 'example .org', 'hasBlankInside'],
    ['domain', '*', 'isNoDomain'],
    ['domain', 'https://example.org/', 'isNoDomain'],
    ['domainAndSubdomains', 'localhost', 'isNoDomain'],
    ['domain', 'münchen.example', null],
    ['wholeEmail', 'maria@example.org', null],
    ['wholeEmail', '.example.org', null],
    ['wholeEmail', 'example.org', 'hasNoAt'],
    ['wholeEmail', 'maria @example.org', 'hasBlankInside'],
    ['wholeEmail', '', null],
  ] as const)('%s of %j: %s', (way, typed, doubt) => {
    expect(doubtAbout(way, typed)).toBe(doubt);
  });
});

describe('the list', () => {
  it('shows each entry once, the entries of a domain together', () => {
    expect(
      sortEntries(['zoe@a.example', '.b.example', 'B@b.example', '@b.example', '@a.example', '@b.example']),
    ).toEqual(['@a.example', '@b.example', '.b.example', 'B@b.example', 'zoe@a.example']);
  });

  it.each([
    ['@a.example', 'isDomain'],
    ['.a.example', 'isSubdomains'],
    ['maria@a.example', 'isAddress'],
    ['<img>', 'isOther'],
  ])('tells what %s is', (entry, kind) => {
    expect(kindOfEntry(entry)).toBe(kind);
  });

  it.each([
    ['', ['@A.example', 'b@c.example']],
    [' a.EX ', ['@A.example']],
    ['example', ['@A.example', 'b@c.example']],
    ['nobody', []],
  ])('finds by %j', (query, found) => {
    expect(filterEntries(['@A.example', 'b@c.example'], query)).toEqual(found);
  });
});

it.each([
  [true, { isAllowed: true }],
  [false, { isAllowed: false, reason: 'onlyGlobalAdmins' }],
])('is for global admins (B §6): %s', (isAdmin, permission) => {
  expect(canManageWhitelist({ user: { id: 1, username: 'ada', isAdmin, isVerified: true } })).toEqual(
    permission,
  );
});
