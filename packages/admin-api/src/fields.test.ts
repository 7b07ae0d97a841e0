import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Schema } from './decode.ts';
import {
  count,
  decimal,
  filledText,
  flag,
  integer,
  mask,
  optionalDecimal,
  optionalFlag,
  optionalInteger,
  optionalText,
  strictFlag,
  text,
  time,
} from './fields.ts';

const REFUSED = Symbol('refused');

function take(field: Schema<unknown>, value: unknown): unknown {
  const result = safeParse(field, value);
  return result.success ? result.output : REFUSED;
}

const odd = [{}, [], [1], ['1'], { toString: 1 }, JSON.parse('{"__proto__":{"a":1}}')];

describe('a whole number', () => {
  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    ['0', 0],
    [' 129 ', 129],
    ['+7', 7],
    [-1, -1],
    ['-1', -1],
    [1.0, 1],
    [2 ** 53 - 1, 2 ** 53 - 1],
    ['9007199254740991', 2 ** 53 - 1],
  ])('may come as %j (T23)', (value, expected) => {
    expect(take(integer, value)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    '1.5',
    1.5,
    '1e3',
    '0x10',
    '12abc',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '9007199254740993',
    true,
    false,
    ...odd,
  ])('is never guessed from %j (T23)', (value) => {
    expect(take(integer, value)).toBe(REFUSED);
    expect(take(optionalInteger, value)).toBeNull();
    expect(take(count, value)).toBe(0);
  });

  it('survives the way through text (T23)', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => take(integer, String(n)) === n && take(integer, n) === n),
      { numRuns: 1000 },
    );
  });

  it('is exact or refused (T23)', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const taken = take(integer, value);
        expect(taken === REFUSED || Number.isSafeInteger(taken)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a number', () => {
  it.each([
    [1.5, 1.5],
    ['-0.25', -0.25],
    ['1e3', 1000],
    [0, 0],
  ])('may come as %j', (value, expected) => {
    expect(take(decimal, value)).toBe(expected);
  });

  it.each([null, '', ' ', 'x', Number.NaN, true, ...odd])('is never guessed from %j', (value) => {
    expect(take(decimal, value)).toBe(REFUSED);
    expect(take(optionalDecimal, value)).toBeNull();
  });
});

describe('a flag', () => {
  it.each([true, 1, '1', 'true', 'True', ' TRUE '])('is on for %j', (value) => {
    expect([strictFlag, flag, optionalFlag].map((field) => take(field, value))).toEqual([true, true, true]);
  });

  it.each([false, 0, '0', 'false', 'False'])('is off for %j', (value) => {
    expect([strictFlag, flag, optionalFlag].map((field) => take(field, value))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([null, undefined, '', 2, -1, 'yes', 'on', ...odd])('grants nothing for %j', (value) => {
    expect(take(strictFlag, value)).toBe(REFUSED);
    expect(take(flag, value)).toBe(false);
    expect(take(optionalFlag, value)).toBeNull();
  });
});

describe('a text', () => {
  it.each([
    ['Ann', 'Ann'],
    [' Ann ', ' Ann '],
    [5, '5'],
    [true, 'true'],
    ['<b>', '<b>'],
  ])('%j is taken as %j', (value, expected) => {
    expect([text, filledText, optionalText].map((field) => take(field, value))).toEqual([
      expected,
      expected,
      expected,
    ]);
  });

  it.each([null, undefined, '', ...odd])('is empty for %j', (value) => {
    expect([text, optionalText, filledText].map((field) => take(field, value))).toEqual(['', null, REFUSED]);
  });

  it('of blanks is no filled text', () => {
    expect([text, optionalText, filledText].map((field) => take(field, '  '))).toEqual(['  ', null, REFUSED]);
  });
});

describe('a mask', () => {
  it('has no bits where the server sends none, and is refused where it cannot be read (T19)', () => {
    expect([null, undefined, '', 'x', 1.5].map((value) => take(mask, value))).toEqual([
      0,
      0,
      REFUSED,
      REFUSED,
      REFUSED,
    ]);
    expect(take(mask, '4294967297')).toBe(4_294_967_297);
  });
});

describe('a time', () => {
  it('is an instant, or null for an invalid time (B §9)', () => {
    expect(take(time, '2026-03-01 09:30:00')).toBe(Date.parse('2026-03-01T09:30:00Z'));
    expect([null, 'soon', 5].map((value) => take(time, value))).toEqual([null, null, null]);
  });
});
