import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf } from './level.ts';

describe('levelOf', () => {
  it.each([
    [8, 10, 0.8, false],
    [0, 0, 0, false],
    [12, 10, 1, true],
    [3, 0, 1, true],
    [-1, 10, 0, false],
    [5, -1, 1, true],
  ])('tells %d of %d as a share of %d', (value, max, share, isOver) => {
    expect(levelOf(value, max)).toMatchObject({ share, isOver });
  });

  it.each([
    [null, 10],
    [3, null],
    [undefined, undefined],
    [Number.NaN, 10],
    [1, Number.POSITIVE_INFINITY],
  ])('knows nothing of %s of %s', (value, max) => {
    expect(levelOf(value, max)).toBeNull();
  });

  it('never leaves 0 to 1', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const level = levelOf(value, max);
        if (level === null) return;
        expect(level.share).toBeGreaterThanOrEqual(0);
        expect(level.share).toBeLessThanOrEqual(1);
        expect(level.clamped).toBeLessThanOrEqual(level.max);
      }),
      { numRuns: 1000 },
    );
  });
});
