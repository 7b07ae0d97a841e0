import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, foldText, isFound, spellingsOf } from '../../text/fold.ts';
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
    const match = matchIn(name, query);
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
    ['Anna Müller', 'muller', 'Müller'],
    ['Anna Mu\u0308ller', 'MUELLER', 'Mu\u0308ller'],
    ['Søren Kierkegaard', 'oere', 'øre'],
    ['Amt für Straßenbau', 'fuer strass', 'für Straß'],
    ['Blauer See', 'ue', 'ue'],
    ['Mueller', 'mül', 'Muel'],
    ['100%25', '.', null],
    ['Arts', '', null],
  ])('in %j for %j is %j', (name, query, expected) => {
    expect(found(name, query)).toBe(expected);
  });

  const unit = fc.oneof(
    fc.constantFrom('ü', 'u\u0308', 'Ö', 'å', 'ø', 'ß', 'a', 'e', 'o', 'u'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );

  it('is found where the folded name contains the query, and maps back to the name', () => {
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit, maxLength: 3 }), (name, query) => {
        const spellings = spellingsOf(query);
        const match = matchIn(name, query);
        expect(match !== null).toBe(isFound(spellings, foldForSearch(name)));
        if (match === null) return;
        expect(isFound(spellings, foldForSearch(name.slice(match.start, match.end)))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
