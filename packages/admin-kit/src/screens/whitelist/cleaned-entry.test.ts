import { describe, expect, it } from 'vitest';
import { isDomain, lookAlikeOf, suggestionsFor } from './cleaned-entry.ts';

describe('what may have been meant', () => {
  it.each([
    ['https://www.Example.org:8443/path?q=1#x', ['www.example.org']],
    ['EXAMPLE.org', ['example.org']],
    ['example.org.', ['example.org']],
    ['*.example.org', ['example.org']],
    ['@Example.org', ['example.org']],
    ['exam ple.org', ['example.org']],
    ['maria@example.org', ['example.org']],
    ['Maria@Example.ORG', ['example.org', 'Maria@example.org']],
    ['Maria Duarte <maria@example.org>', ['example.org', 'maria@example.org']],
    ['mailto:maria@example.org', ['example.org', 'maria@example.org']],
    ['https://maria@example.org/', ['example.org']],
    ['Mu\u0308nchen.example', ['münchen.example']],
  ])('by %j', (typed, suggestions) => {
    expect(suggestionsFor(typed)).toEqual(suggestions);
  });

  it.each(['', '*', '@', 'localhost', 'example', '-a.example', '<img src=x>', 'javascript:alert(1)'])(
    'is not guessed for %j, which is no domain',
    (typed) => {
      expect(suggestionsFor(typed)).toEqual([]);
    },
  );

  it.each([
    'example.org',
    '@example.org',
    '.example.org',
    ' example.org ',
    'exam\u200Bple.org',
    'münchen.example',
  ])('is what is stored anyway for %j', (typed) => {
    expect(suggestionsFor(typed)).toEqual([]);
  });
});

it('is not looked for in a text of any length', () => {
  expect(suggestionsFor('.'.repeat(900_000))).toEqual([]);
});

describe('a domain that may only look like another', () => {
  it.each([
    ['р\u0430ypal.com', ['Latn', 'Cyrl'], 'xn--ypal-43d9g.com'],
    ['zoe@р\u0430ypal.com', ['Latn', 'Cyrl'], 'xn--ypal-43d9g.com'],
    ['g\u03BFogle.com', ['Latn', 'Grek'], 'xn--gogle-rce.com'],
  ])('has letters of two scripts: %s', (typed, scripts, punycode) => {
    expect(lookAlikeOf(typed)).toEqual({ scripts: expect.arrayContaining(scripts), punycode });
  });

  it.each(['paypal.com', 'münchen.example', '東京タワーです.com', '서울abc.com', '*', 'раypal'])(
    'is not seen in %s',
    (typed) => {
      expect(lookAlikeOf(typed)).toBeNull();
    },
  );
});

it.each([
  ['example.org', true],
  ['a-b.example', true],
  ['例え.テスト', true],
  ['example', false],
  ['example..org', false],
  ['example.org/', false],
  [`${'a.'.repeat(200)}org`, false],
])('tells whether %j has the form of a domain', (text, isOne) => {
  expect(isDomain(text)).toBe(isOne);
});
