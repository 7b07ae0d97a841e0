import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameOrder } from './name-order.ts';

function sorted(locale: string, names: readonly string[], readsNumbers = true): string[] {
  const items = names.map((name, id) => ({ name, id }));
  createNameOrder(locale, { readsNumbers }).sort(items);
  return items.map(({ name }) => name);
}

describe('names', () => {
  it.each([
    ['by letter', 'en', ['b', 'a', 'c'], ['a', 'b', 'c']],
    [
      'without regard to case, small before capital',
      'en',
      ['Beta', 'alpha', 'beta'],
      ['alpha', 'beta', 'Beta'],
    ],
    ['with numbers as numbers', 'en', ['10 Pier', '2 Pier', '002 Oak'], ['002 Oak', '2 Pier', '10 Pier']],
    [
      'with accents beside their letters',
      'en',
      ['Zürich', 'Zug', 'Ältere', 'Aa'],
      ['Aa', 'Ältere', 'Zug', 'Zürich'],
    ],
    ['as the language orders them', 'sv', ['ö', 'z', 'å', 'o'], ['o', 'z', 'å', 'ö']],
    ['as the language orders plain letters too', 'da', ['Aarhus', 'Zone'], ['Zone', 'Aarhus']],
  ])('come %s', (_, locale, names, expected) => {
    expect(sorted(locale, names)).toEqual(expected);
  });

  it('come by id where they are equal', () => {
    const items = [3, 1, 2].map((id) => ({ id, name: 'Same' }));
    createNameOrder('en').sort(items);
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it.each([true, false])('come in plain characters as the collator orders them (numbers: %s)', (numeric) => {
    const { compare } = new Intl.Collator('en', { numeric });
    const character = fc.oneof(
      fc.constantFrom(...'aAbBzZ019 -.'),
      fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    );
    const name = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(name, name, (a, b) => {
        const difference = Math.sign(compare(a, b));
        expect(sorted('en', [a, b], numeric)).toEqual(difference > 0 ? [b, a] : [a, b]);
        expect(sorted('en', [b, a], numeric)).toEqual(difference < 0 ? [a, b] : [b, a]);
      }),
      { numRuns: 5_000 },
    );
  });
});
