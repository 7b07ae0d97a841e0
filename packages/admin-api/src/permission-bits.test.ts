import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBit, STATUS_GLOBAL_ADMIN, STATUS_VERIFIED, withBit } from './permission-bits.ts';

const bit = fc.integer({ min: 0, max: 52 }).map((n) => 2 ** n);
const mask = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('status bits', () => {
  it.each([
    [0, false, false],
    [1, true, false],
    [128, false, true],
    [129, true, true],
    [9, true, false],
    [5, true, false],
    [2 ** 40 + 128, false, true],
  ])('of %i: verified %s, global admin %s', (status, isVerified, isGlobalAdmin) => {
    expect(hasBit(status, STATUS_VERIFIED)).toBe(isVerified);
    expect(hasBit(status, STATUS_GLOBAL_ADMIN)).toBe(isGlobalAdmin);
  });
});

describe('one bit of a mask', () => {
  it.each([31, 32, 40, 52])('is read and flipped beyond 32 bits too: bit %i (T19)', (n) => {
    expect(hasBit(2 ** n + 1, 2 ** n)).toBe(true);
    expect(hasBit(1, 2 ** n)).toBe(false);
    expect(withBit(1, 2 ** n, true)).toBe(2 ** n + 1);
    expect(withBit(2 ** n + 1, 1, false)).toBe(2 ** n);
  });

  it('keeps unknown bits when it is flipped (T19)', () => {
    expect(withBit(2047 + 2 ** 33, 4, false)).toBe(2043 + 2 ** 33);
    expect(withBit(64 + 2048, 32, true)).toBe(64 + 2048 + 32);
  });

  it('changes that bit and no other, up to 2^53 (T19)', () => {
    fc.assert(
      fc.property(mask, bit, fc.boolean(), (before, one, isOn) => {
        const after = withBit(before, one, isOn);
        const expected = isOn ? BigInt(before) | BigInt(one) : BigInt(before) & ~BigInt(one);
        expect(BigInt(after)).toBe(expected);
        expect(hasBit(after, one)).toBe(isOn);
      }),
      { numRuns: 5000 },
    );
  });

  it('comes back when it is flipped twice (T19)', () => {
    fc.assert(
      fc.property(mask, bit, (before, one) => {
        const was = hasBit(before, one);
        expect(withBit(withBit(before, one, !was), one, was)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('of a mask that came as a signed number is right too (T19)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 30 }), fc.boolean(), (before, n, isOn) => {
        expect(hasBit(before, 2 ** n)).toBe((before & (1 << n)) !== 0);
        expect(withBit(before, 2 ** n, isOn)).toBe(isOn ? before | (1 << n) : before & ~(1 << n));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an invalid mask', () => {
  it.each([Number.NaN, 1.5, 2 ** 53 + 129, Number.POSITIVE_INFINITY])(
    '%d grants nothing and is never changed (T19)',
    (broken) => {
      expect(hasBit(broken, 1)).toBe(false);
      expect(() => withBit(broken, 1, true)).toThrow(new RangeError(`Invalid mask ${broken}`));
      expect(() => withBit(broken, 1, false)).toThrow(new RangeError(`Invalid mask ${broken}`));
    },
  );

  it('is what would come out of the range in which numbers are exact (T19)', () => {
    expect(() => withBit(Number.MIN_SAFE_INTEGER, 1, false)).toThrow(RangeError);
  });

  it.each([0, 3, -1, 1.5, Number.NaN, 2 ** 52 + 1])('%d is no single bit', (wrong) => {
    const error = new RangeError(`${wrong} is not a single bit`);
    expect(() => hasBit(1, wrong)).toThrow(error);
    expect(() => withBit(1, wrong, true)).toThrow(error);
  });
});
