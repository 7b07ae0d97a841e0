// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testTitlesOf } from '../claims/test-titles.ts';

const titlesOf = (text: string) => testTitlesOf('a.test.tsx', text);

describe('the titles of a test file', () => {
  it('lead through the groups to each test', () => {
    const text = `describe('a list', () => { describe("that is empty", () => { it('says so', () => {}); }); });
      test(\`stands alone\`, () => {});`;
    expect(titlesOf(text)).toEqual([
      'a list',
      'a list > that is empty',
      'a list > that is empty > says so',
      'stands alone',
    ]);
  });

  it('hold a table of tests once, with its placeholder', () => {
    expect(
      titlesOf(`describe.each([1])('%s', () => { it.concurrent.each([2])('has %s', () => {}); });`),
    ).toEqual(['%s', '%s > has %s']);
    expect(titlesOf(`it.for([1])('is %s', () => {});`)).toEqual(['is %s']);
  });

  it.each(['skip', 'todo'])('leave out what does not run: %s', (word) => {
    expect(titlesOf(`it.${word}('a title'); describe.${word}('a group', () => {});`)).toEqual([]);
  });

  it('leave out strings that are no titles', () => {
    expect(titlesOf(`say('it', 'is'); it(title, () => {}); /[a]/.test('a');`)).toEqual([]);
  });
});
