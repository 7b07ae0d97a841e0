/** Bit of a user's `status`: the email address is verified. Other bits have no meaning here. @spec A §4 */
export const STATUS_VERIFIED = 1;
/** Bit of a user's `status`: global administrator. @spec A §4 */
export const STATUS_GLOBAL_ADMIN = 128;

// JavaScript's | & ~ << cut masks of 53 bits to 32, so bits are added and subtracted.

function assertBit(bit: number): void {
  if (!Number.isSafeInteger(bit) || bit < 1 || (BigInt(bit) & BigInt(bit - 1)) !== 0n) {
    throw new RangeError(`${bit} is not a single bit`);
  }
}

/** Whether a mask has a bit. False for a mask that is not an exact whole number. */
export function hasBit(mask: number, bit: number): boolean {
  assertBit(bit);
  return Number.isSafeInteger(mask) && Math.floor(mask / bit) % 2 !== 0;
}

/**
 * Sets or clears one bit and keeps all others, including unknown ones.
 * @throws {RangeError} if the mask or the result is not an exact whole number
 */
export function withBit(mask: number, bit: number, isOn: boolean): number {
  const changed = hasBit(mask, bit) === isOn ? mask : mask + (isOn ? bit : -bit);
  if (!Number.isSafeInteger(mask) || !Number.isSafeInteger(changed))
    throw new RangeError(`Invalid mask ${mask}`);
  return changed;
}
