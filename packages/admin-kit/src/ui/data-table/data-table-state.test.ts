import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeChoices, pageRange, pageWindow } from './data-table-state.ts';

describe('pageRange', () => {
  it.each([
    [45, 3, 20, { page: 3, pageCount: 3, from: 40, to: 45 }],
    [21, 7, 20, { page: 2, pageCount: 2, from: 20, to: 21 }],
    [0, 1, 20, { page: 1, pageCount: 1, from: 0, to: 0 }],
    [40, -2, 20, { page: 1, pageCount: 2, from: 0, to: 20 }],
    [40, Number.NaN, Number.NaN, { page: 1, pageCount: 2, from: 0, to: 20 }],
  ])('of %d rows, page %d of %d rows each', (count, page, pageSize, range) => {
    expect(pageRange(count, page, pageSize)).toEqual(range);
  });

  it('always lies within the rows, and its pages cover them once', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: -5, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (count, page, size) => {
          const range = pageRange(count, page, size);
          expect(range.from).toBeGreaterThanOrEqual(0);
          expect(range.to).toBeLessThanOrEqual(count);
          const sizes = Array.from({ length: range.pageCount }, (_, index) =>
            pageRange(count, index + 1, size),
          );
          expect(sizes.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(count);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [16, 20, [1, null, 15, 16, 17, null, 20]],
    [17, 20, [1, null, 16, 17, 18, 19, 20]],
    [20, 20, [1, null, 16, 17, 18, 19, 20]],
  ])('around page %d of %d', (page, pageCount, window) => {
    expect(pageWindow(page, pageCount)).toEqual(window);
  });

  it('always offers the first, the last and the shown page, in order, in at most seven places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const [page, pageCount] = [Math.min(a, b), Math.max(a, b)];
        const window = pageWindow(page, pageCount);
        const pages = window.filter((entry) => entry !== null);
        expect(window.length).toBeLessThanOrEqual(7);
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('activeChoices', () => {
  it('counts the choices that are not those of the start, and each facet of one that has several', () => {
    expect(activeChoices(undefined, { only: '' })).toBe(0);
    expect(activeChoices({ only: 'unverified,trialOver', shown: 'all' }, { only: '', shown: 'all' })).toBe(2);
    expect(activeChoices({ only: '', shown: 'roots' }, { only: '', shown: 'all' })).toBe(1);
  });
});
