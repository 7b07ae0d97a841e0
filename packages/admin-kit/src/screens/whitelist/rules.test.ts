import { describe, expect, it } from 'vitest';
import {
  entriesFor,
  filterEntries,
  isDomain,
  kindOfEntry,
  lookAlikeOf,
  mistakeIn,
  partsOf,
  sortEntries,
  suggestionsFor,
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
    ['a domain has no case', 'domain', 'ACME.Example', ['@acme.example']],
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
    ['domain', '*', 'hasStar'],
    ['domainAndSubdomains', '*.example.org', 'hasStar'],
    ['wholeEmail', '*@example.org', 'hasStar'],
    ['domain', 'maria@localhost', 'hasNoDot'],
    ['domain', 'https://example.org/', 'isNoDomain'],
    ['domainAndSubdomains', 'localhost', 'hasNoDot'],
    ['domain', 'http://localhost:3000/', 'hasNoDot'],
    ['domain', 'harbour dot org', 'isNoDomain'],
    ['domain', 'münchen.example', null],
    ['wholeEmail', 'maria@example.org', null],
    ['wholeEmail', '.example.org', null],
    ['wholeEmail', 'example.org', 'hasNoAt'],
    ['wholeEmail', '', null],
  ] as const)('%s of %j: %s', (way, typed, mistake) => {
    expect(mistakeIn(way, typed)).toBe(mistake);
  });
});

describe('the list', () => {
  it('shows each entry once, the entries of a domain together', () => {
    expect(
      sortEntries(['zoe@a.example', '.b.example', 'B@b.example', '@b.example', '@a.example', '@b.example']),
    ).toEqual(['@a.example', '@b.example', '.b.example', 'B@b.example', 'zoe@a.example']);
  });

  it.each([
    ['one order', ['.b.example', '@b.example'], ['@b.example', '.b.example']],
    ['the other order', ['@b.example', '.b.example'], ['@b.example', '.b.example']],
    ['dots inside', ['ab@x.example', 'a.c@x.example'], ['a.c@x.example', 'ab@x.example']],
    ['the case', ['@ab.example', '@A_.example'], ['@A_.example', '@ab.example']],
  ])('is sorted by what follows the mark, whatever %s', (_, entries, sorted) => {
    expect(sortEntries(entries)).toEqual(sorted);
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

describe('what may have been meant', () => {
  it.each([
    ['https://www.Example.org:8443/path?q=1#x', ['www.example.org']],
    ['EXAMPLE.org', ['example.org']],
    ['example.org.', ['example.org']],
    ['*.example.org', ['example.org']],
    ['@Example.org', ['example.org']],
    ['Maria@Example.ORG', ['maria@example.org']],
    ['Maria Duarte <maria@example.org>', ['maria@example.org']],
    ['mailto:maria@example.org', ['maria@example.org']],
    ['https://maria@example.org/', ['example.org']],
    ['Mu\u0308nchen.example', ['münchen.example']],
    ['MailTo:Example.org', ['example.org']],
    ['example.org.>,;', ['example.org']],
    ['“Example.org”,', ['example.org']],
    ['(maria@example.org)', ['maria@example.org']],
    ['Ma\u200Bria@Example.org', ['maria@example.org']],
    ['.Maria@example.org', ['.maria@example.org']],
    ['Example.org/x@Y', ['example.org']],
    ['smtp:Maria@example.org', ['maria@example.org']],
    ['O\u2019Neil@example.org', ["o'neil@example.org"]],
    ['harbour\u2011city.example', ['harbour-city.example']],
    ['\uFB01nance.example', ['finance.example']],
    ['example.org/path?x=a@b.example', ['example.org']],
    ['x-mailto:maria@Example.org', ['x-mailto:maria@example.org']],
    [`https://example.org/${'x'.repeat(980)}`, ['example.org']],
    [`${'M'.repeat(980)} <m@example.org>`, ['m@example.org']],
  ])('by %j', (typed, suggestions) => {
    expect(suggestionsFor(typed)).toEqual(suggestions);
  });

  it.each([
    ['harbour dot org', 'harbour.org'],
    ['harbour (dot) org', 'harbour.org'],
    ['harbour[.]org', 'harbour.org'],
    ['mia[@]harbour(.)org', 'mia@harbour.org'],
    ['//harbour.org/x', 'harbour.org'],
    ['www[dot]harbour-city DOT edu [punto] mx', 'www.harbour-city.edu.mx'],
    ['mia (at) harbour dot org', 'mia@harbour.org'],
    ['mia at harbour dot org', 'mia@harbour.org'],
    ['mia@harbour dot org', 'mia@harbour.org'],
    ['Mia{ät}Schule {punkt} de', 'mia@schule.de'],
  ])('is one entry where its signs are written as words: %s', (typed, suggestion) => {
    expect(partsOf(typed)).toEqual([typed]);
    expect(suggestionsFor(typed)).toEqual([suggestion]);
    expect(partsOf(`a.example, ${typed}\n${typed}; b.example`)).toEqual([
      'a.example',
      typed,
      typed,
      'b.example',
    ]);
  });

  it.each(['meet us at harbour.org', 'the dot', 'dot org', 'a.example dot\nb.example', 'point (b.example)'])(
    'is several where words only stand between: %j',
    (typed) => {
      expect(partsOf(typed).length).toBeGreaterThan(1);
    },
  );

  it.each([
    '',
    '*',
    '@',
    'localhost',
    'example',
    '-a.example',
    '<img src=x>',
    'javascript:alert(1)',
    'x@mailto:example.org',
    'x@https://example.org',
    'example.org:80.example',
    'a*.example.org',
    'exam ple.org',
    'harvard.edu\nmit.edu',
  ])('is not guessed for %j, which is no domain', (typed) => {
    expect(suggestionsFor(typed)).toEqual([]);
  });

  it.each([
    'example.org',
    '@example.org',
    '.example.org',
    '@@example.org',
    'maria@example.org',
    'user@gmail.com',
    '..example.org',
    ' example.org ',
    'exam\u200Bple.org',
    'münchen.example',
  ])('is what is stored anyway for %j', (typed) => {
    expect(suggestionsFor(typed)).toEqual([]);
  });
});

it('is not looked for in a text of any length', () => {
  expect(suggestionsFor('.'.repeat(900_000))).toEqual([]);
  expect(suggestionsFor(`https://example.org/${'x'.repeat(981)}`)).toEqual([]);
});

describe('a domain that may only look like another', () => {
  it.each([
    ['р\u0430ypal.com', ['Latn', 'Cyrl'], 'xn--ypal-43d9g.com'],
    ['zoe@р\u0430ypal.com', ['Latn', 'Cyrl'], 'xn--ypal-43d9g.com'],
    ['g\u03BFogle.com', ['Latn', 'Grek'], 'xn--gogle-rce.com'],
    ['xn--р\u0430.com', ['Latn', 'Cyrl'], 'xn--р\u0430.com'],
  ])('has letters of two scripts: %s', (typed, scripts, punycode) => {
    expect(lookAlikeOf(typed)).toEqual({ scripts: expect.arrayContaining(scripts), punycode });
  });

  it.each([
    'paypal.com',
    'münchen.example',
    '東京タワーです.com',
    '서울abc.com',
    '中文ㄅㄆ.com',
    'пример.рф',
    '*',
    'раypal',
  ])('is not seen in %s', (typed) => {
    expect(lookAlikeOf(typed)).toBeNull();
  });
});

it.each([
  ['example.org', true],
  ['a-b.example', true],
  ['例え.テスト', true],
  ['example', false],
  ['example..org', false],
  ['example.org/', false],
  ['-a.example', false],
  ['a-.example', false],
  [`${'a.'.repeat(125)}abc`, true],
  ['1.2', false],
  ['e.g', false],
  ['report.pdf', false],
  [`${'a.'.repeat(126)}ab`, false],
  [`${'a.'.repeat(200)}org`, false],
])('tells whether %j has the form of a domain', (text, isOne) => {
  expect(isDomain(text)).toBe(isOne);
});
