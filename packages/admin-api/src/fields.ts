import { fallback, optional, pipe, rawTransform, transform, unknown } from 'valibot';
import type { Schema } from './read.ts';
import { parseServerTime } from './utc-date.ts';

const INTEGER = /^[+-]?\d+$/;

function toInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && INTEGER.test(value.trim()) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

function toDecimal(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : undefined;
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function toFilledText(value: unknown): string | undefined {
  const text = toText(value);
  return text?.trim() ? text : undefined;
}

function toFlag(value: unknown): boolean | undefined {
  const word = toText(value)?.trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

// The mark lets a bundler drop the fields that a host does not use.
/* @__NO_SIDE_EFFECTS__ */
function strict<T>(read: (value: unknown) => T | undefined): Schema<T> {
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

// Nothing is ever refused here: making issues only to drop them took most of the time of a long list.
/* @__NO_SIDE_EFFECTS__ */
function lenient<T>(read: (value: unknown) => T | undefined, neutral: T): Schema<T> {
  const field = pipe(
    unknown(),
    transform((value) => read(value) ?? neutral),
  );
  // For a field that is missing altogether.
  return fallback(field, neutral);
}

/**
 * A whole number, also as text, within the range in which a number is exact. Strict, as all that is sent back
 * later must be: a guessed id or mask would change the wrong thing.
 */
export const integer: Schema<number> = strict(toInteger);

/** Any finite number, also as text; strict. */
export const decimal: Schema<number> = strict(toDecimal);

/** A text that is not blank; strict. */
export const filledText: Schema<string> = strict(toFilledText);

/** true, 1, '1', 'true' and their opposites; strict. */
export const strictFlag: Schema<boolean> = strict(toFlag);

/** A bit mask to be edited: strict, but an absent one has no bits. */
export const mask: Schema<number> = /* @__PURE__ */ optional(
  strict((value) => toInteger(value ?? 0)),
  0,
);

/** A whole number, or `null` where the server has none or something else. */
export const optionalInteger: Schema<number | null> = lenient<number | null>(toInteger, null);

/** A number, or `null` where the server has none or something else. */
export const optionalDecimal: Schema<number | null> = lenient<number | null>(toDecimal, null);

/** A number of things to show; 0 where the server has none, as a sum over nothing is `null` in a database. */
export const count: Schema<number> = lenient(toInteger, 0);

/** As `strictFlag`, but anything else is false: the side that grants nothing. */
export const flag: Schema<boolean> = lenient(toFlag, false);

/** A yes or no that the server may leave out: then `null`. */
export const optionalFlag: Schema<boolean | null> = lenient<boolean | null>(toFlag, null);

/** A text; numbers count as text, and what cannot be one is `''`. */
export const text: Schema<string> = lenient(toText, '');

/** A text, or `null` where there is none. */
export const optionalText: Schema<string | null> = lenient<string | null>(toFilledText, null);

/** A time that the server writes in UTC, mostly without saying so; `null` for none and for what is no time. */
export const time: Schema<Date | null> = lenient<Date | null>(
  (value) => parseServerTime(value) ?? undefined,
  null,
);
