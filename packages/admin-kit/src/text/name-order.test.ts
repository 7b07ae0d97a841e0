import { describe, expect, it } from 'vitest';
import { createNameOrder } from './name-order.ts';

describe('names', () => {
  it.each([
    ['by letter', 'en', ['a', 'b', 'c']],
    ['without regard to case, small before capital', 'en', ['alpha', 'beta', 'Beta']],
    ['with numbers as numbers', 'en', ['002 Oak', '2 Pier', '10 Pier']],
    ['with accents beside their letters', 'en', ['Aa', 'Ältere', 'Zug', 'Zürich']],
    ['as the language orders them', 'sv', ['o', 'z', 'å', 'ö']],
    ['as the language orders plain letters too', 'da', ['Zone', 'Aarhus']],
  ])('come %s', (_, locale, expected) => {
    const items = expected.map((name, id) => ({ name, id })).toReversed();
    expect(items.sort(createNameOrder(locale)).map(({ name }) => name)).toEqual(expected);
  });

  it('come by id where they are equal', () => {
    const items = [3, 1, 2].map((id) => ({ id, name: 'Same' }));
    expect(items.sort(createNameOrder('en')).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
