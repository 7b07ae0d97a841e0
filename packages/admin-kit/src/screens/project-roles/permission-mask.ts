import { hasBit, type Permission, permissionPresets, withBit } from '@timemap/admin-api';

/** Bits to switch on or off, by their value. */
export type BitChanges = ReadonlyMap<number, boolean>;

/** The mask with those bits changed and every other bit as it was, also those nobody here knows. */
export function changeBits(mask: number, changes: BitChanges): number {
  let changed = mask;
  for (const [bit, isOn] of changes) changed = withBit(changed, bit, isOn);
  return changed;
}

/** The bits of a mask, largest first. Masks have up to 53 bits: no bit operators, which know 32. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 1; bit <= mask && bit <= Number.MAX_SAFE_INTEGER; bit *= 2) {
    if (hasBit(mask, bit)) bits.unshift(bit);
  }
  return bits;
}

/** What a mask has beside the listed permissions. */
export function bitsBeside(mask: number, listed: readonly Permission[]): number[] {
  return bitsOf(mask).filter((bit) => !listed.some((permission) => permission.bit === bit));
}

export type PresetName = keyof typeof permissionPresets;

export const presetNames = Object.keys(permissionPresets) as PresetName[];

/** The preset that the listed part of a mask equals; bits that are not listed play no part. */
export function presetOf(mask: number, listed: readonly Permission[]): PresetName | null {
  return presetNames.find((name) => changeBits(mask, bitsOfPreset(name, listed)) === mask) ?? null;
}

/** The changes that make the listed part of any mask equal to the preset. */
export function bitsOfPreset(name: PresetName, listed: readonly Permission[]): BitChanges {
  return new Map(listed.map(({ bit }) => [bit, hasBit(permissionPresets[name], bit)]));
}
