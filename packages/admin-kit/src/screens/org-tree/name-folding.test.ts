import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../text/fold.ts';
import { matchIn } from './tree-row.tsx';

describe('names are compared', () => {
  it.each([
    ['without case', 'NorthWind', 'northwind'],
    ['without accents', 'Zürich Ältere', 'zurich altere'],
    ['without accents written as a character of their own', 'Zu\u0308rich', 'zurich'],
    ['without invisible characters', 'Pay\u200Bpal\u2060 Arch\u00ADive\uFEFF', 'paypal archive'],
    ['without direction marks', '\u202Eabc\u202C', 'abc'],
    ['with letters of other scripts as they are', 'ארכיון العربية', 'ארכיון العربية'],
  ])('%s', (_, name, folded) => {
    expect(foldText(name)).toBe(folded);
  });
});

describe('a match', () => {
  const found = (name: string, query: string) => {
    const match = matchIn(name, foldText(query));
    return match && name.slice(match.start, match.end);
  };

  it.each([
    ['Faculty of History', 'hist', 'Hist'],
    ['Zürich', 'ur', 'ür'],
    ['Zu\u0308rich', 'u', 'u\u0308'],
    ['Pay\u200Bpal', 'paypal', 'Pay\u200Bpal'],
    ['İstanbul', 'stan', 'stan'],
    ['🗺️ Space', 'space', 'Space'],
    ['a+b (c)', '+b (', '+b ('],
    ['100%25', '.', null],
    ['Arts', '', null],
  ])('in %j for %j is %j', (name, query, expected) => {
    expect(found(name, query)).toBe(expected);
  });

  it('is found where the folded name contains the query, and maps back to the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
        (name, query) => {
          const folded = foldText(query);
          const match = matchIn(name, folded);
          expect(match !== null).toBe(folded !== '' && foldText(name).includes(folded));
          if (match !== null) expect(foldText(name.slice(match.start, match.end))).toContain(folded);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
