import { describe, expect, it } from 'vitest';
import { createValueComparator, type SortValue } from './sort-value.ts';

const compare = createValueComparator('en');
const sorted = (values: SortValue[], direction: 'ascending' | 'descending') =>
  values
    .map((value) => ({ value }))
    .sort((a, b) => compare(a.value, b.value, direction))
    .map(({ value }) => value);

describe('createValueComparator', () => {
  it('puts empty values last in both directions', () => {
    const empty = [null, undefined, '', Number.NaN, new Date('nonsense')];
    for (const direction of ['ascending', 'descending'] as const) {
      expect(sorted([...empty, 2, 1], direction).slice(2)).toEqual(empty);
    }
  });

  it('orders numbers inside names as numbers', () => {
    expect(sorted(['Org 10', 'Org 2', 'org 1'], 'ascending')).toEqual(['org 1', 'Org 2', 'Org 10']);
  });

  it('orders accented names beside their plain ones', () => {
    expect(sorted(['Zoe', 'Émile', 'Eva'], 'ascending')).toEqual(['Émile', 'Eva', 'Zoe']);
  });

  it('puts numbers before texts where a column mixes them', () => {
    expect(sorted(['a', 2, '1', 10], 'ascending')).toEqual([2, 10, '1', 'a']);
  });

  it('orders numbers, dates and yes or no by value', () => {
    expect(sorted([10, -1, 9], 'descending')).toEqual([10, 9, -1]);
    expect(sorted([true, false], 'ascending')).toEqual([false, true]);
    const [early, late] = [new Date('2026-01-02'), new Date('2026-11-20')];
    expect(sorted([late, early], 'ascending')).toEqual([early, late]);
  });
});
