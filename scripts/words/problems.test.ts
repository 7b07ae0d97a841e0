import { expect, it } from 'vitest';
import type { Word } from './catalogues.ts';
import { problemsOf } from './problems.ts';

function problemsIn(language: string, english: Record<string, Word>, own: Record<string, Word>): string[] {
  const words = new Map([
    ['en', new Map(Object.entries(english))],
    [language, new Map(Object.entries(own))],
  ]);
  return problemsOf([{ name: 'team', folder: 'team/words', words }], [language]);
}

it.each<[string, Word, Word | undefined, string[]]>([
  ['nothing, if it is right', 'Hi {name}', 'Hallo {name}', []],
  ['a missing message', 'Hi', undefined, ["team/words/de.json: 'a' is missing."]],
  ['a missing fact', 'Hi {name}', 'Hallo', ["team/words/de.json: 'a' does not say {name}."]],
  ['an unknown fact', 'Hi', '{nam}', ["team/words/de.json: 'a' has {nam}, which English does not have."]],
  [
    'a plural of another language',
    '{n, plural, one {#} other {#}}',
    '{n, plural, few {#} other {#}}',
    ["team/words/de.json: 'a' has the plural 'few', which the language does not have."],
  ],
  [
    'what nobody can read',
    'Hi',
    '{',
    ["team/words/de.json: 'a' cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE"],
  ],
  [
    'a missing entry of a table',
    { 'x.y': 'X', other: '{name}' },
    { other: '{name}' },
    ["team/words/de.json: 'a' has no 'x.y'."],
  ],
])('the words have %s', (_, english, own, expected) => {
  expect(problemsIn('de', { a: english }, own === undefined ? {} : { a: own })).toEqual(expected);
});

it('what nobody can read in English is named once', () => {
  expect(problemsIn('de', { a: '{' }, { a: 'A' })).toEqual([
    "team/words/en.json: 'a' cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE",
  ]);
});

it('a translation that English does not have is named', () => {
  expect(problemsIn('de', {}, { old: 'Alt' })).toEqual([
    "team/words/de.json: 'old' is in no English catalogue.",
  ]);
});
