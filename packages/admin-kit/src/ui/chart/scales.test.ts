import { describe, expect, it } from 'vitest';
import { bandsIn, wholeTicks } from './scales.ts';

describe('the ticks of a plot', () => {
  it.each([
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [8, [0, 2, 4, 6, 8]],
    [11, [0, 5, 10, 15]],
    [137, [0, 50, 100, 150]],
    [100_000, [0, 50_000, 100_000]],
  ])('up to %d are %j', (largest, ticks) => {
    expect(wholeTicks(largest, 3)).toEqual(ticks);
  });
});

describe('the bands of a plot', () => {
  it('fill the range evenly', () => {
    const { step, bandwidth, startOf } = bandsIn([10, 110], 2, {
      isReversed: false,
      inner: 0.5,
      outer: 0.25,
    });
    expect([step, bandwidth, startOf(0), startOf(1)]).toEqual([50, 25, 22.5, 72.5]);
  });

  it('run from the right in a language that does', () => {
    const { startOf } = bandsIn([0, 100], 2, { isReversed: true, inner: 0, outer: 0 });
    expect([startOf(0), startOf(1)]).toEqual([50, 0]);
  });
});
