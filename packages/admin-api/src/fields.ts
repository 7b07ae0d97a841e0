import { fallback, type GenericSchema, nullable, pipe, rawTransform, transform, unknown } from 'valibot';

const INTEGER = /^[+-]?\d+$/;

function toInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && INTEGER.test(value.trim()) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

function toFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 1 || word === '1' || word === 'true') return true;
  if (word === false || word === 0 || word === '0' || word === 'false') return false;
  return undefined;
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function field<T>(read: (value: unknown) => T | undefined): GenericSchema<unknown, T> {
  return pipe(
    unknown(),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue();
      return NEVER;
    }),
  );
}

/**
 * A whole number, also as text, within the range in which a number is exact. The only strict field: it is for
 * what is sent back later, ids and masks, where a guess would change the wrong thing.
 */
export const integer: GenericSchema<unknown, number> = field(toInteger);

/** A whole number, or `null` where the server has none or something else. */
export const optionalInteger: GenericSchema<unknown, number | null> = fallback(nullable(integer), null);

/** A bit mask to be edited: strict, but an absent one has no bits. */
export const mask: GenericSchema<unknown, number> = field((value) => toInteger(value ?? 0));

/** A number of things to show; 0 where the server has none, as a sum over nothing is `null` in a database. */
export const count: GenericSchema<unknown, number> = fallback(integer, 0);

/** true, 1, '1', 'true' and their opposites; anything else is false, the side that grants nothing. */
export const flag: GenericSchema<unknown, boolean> = fallback(field(toFlag), false);

/** A text; numbers count as text, and what cannot be one is `''`. */
export const text: GenericSchema<unknown, string> = fallback(field(toText), '');

/** A text, or `null` where there is none. */
export const optionalText: GenericSchema<unknown, string | null> = pipe(
  text,
  transform((value) => value || null),
);
