import { globalPanelPermissions, projectInfoPermissions } from '@timemap/admin-api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsOfPreset, presetNames, presetOf } from './preset-and-mask.tsx';
import { bitsOf, changeBits, unlistedBits } from './rules.ts';

const mask = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const preset = fc.constantFrom(...presetNames);

describe('the bits of a mask', () => {
  it('add up to it, up to 53 of them (T19)', () => {
    fc.assert(
      fc.property(mask, (value) => {
        expect(bitsOf(value).reduce((sum, bit) => sum + bit, 0)).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('that are not listed are counted', () => {
    expect(unlistedBits(2 ** 40 + 4096 + 17, globalPanelPermissions)).toEqual([2 ** 40, 4096]);
    expect(unlistedBits(2047, projectInfoPermissions)).toEqual([1024, 512, 256, 128, 64]);
    expect(unlistedBits(0, globalPanelPermissions)).toEqual([]);
  });

  it('change together, and no other with them (T19)', () => {
    const changes = new Map([
      [4, true],
      [1, false],
    ]);
    expect(changeBits(2 ** 33 + 1, changes)).toBe(2 ** 33 + 4);
  });
});

describe('a preset (B §3)', () => {
  it.each([
    [2047, 'All/Admin'],
    [129, 'Guest'],
    [131, 'DefaultMember'],
    [4095, null],
    [0, null],
    [2 ** 40 + 129, 'Guest'],
  ])('of the mask %d is %s', (value, name) => {
    expect(presetOf(value, globalPanelPermissions)).toBe(name);
  });

  it('sets every listed bit and leaves the others', () => {
    fc.assert(
      fc.property(mask, preset, (before, name) => {
        const after = changeBits(before, bitsOfPreset(name, globalPanelPermissions));
        expect(presetOf(after, globalPanelPermissions)).toBe(name);
        expect(unlistedBits(after, globalPanelPermissions)).toEqual(
          unlistedBits(before, globalPanelPermissions),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
