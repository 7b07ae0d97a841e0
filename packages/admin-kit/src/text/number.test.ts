import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differentlySpelled, inSentence, type NumberKind, parseNumber, writeNumber } from './number.ts';

const anyNumber = { min: Number.MIN_SAFE_INTEGER };

/** A number, the numbers that it could mean, or what is wrong. */
function reading(text: string, locale: string | null, kind: NumberKind = 'any') {
  const parsed = parseNumber(text, locale, kind, anyNumber);
  if (parsed.isValid) return parsed.value;
  return parsed.problem === 'two-meanings' ? parsed.choices : parsed.problem;
}

const locales = ['en', 'de', 'fr', 'ar', 'ja', 'pl', 'de-CH', 'hi-IN'] as const;

describe('a number that means the same in every language', () => {
  it.each([
    ['1', 1],
    ['-0', 0],
    ['007', 7],
    ['\t42\n', 42],
    ['\u00a042', 42],
    ['\u200b4\u200f2', 42],
    ['+5', 5],
    ['-5', -5],
    ['\u22125', -5],
    ['\u20135', -5],
    ['１２', 12],
    ['١٢', 12],
    ['۱۲', 12],
    ['१२', 12],
    ['٧٫٥', 7.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['0,5', 0.5],
    ['0،5', 0.5],
    ['0.125', 0.125],
    ['5.', 5],
    ['1e3', 1000],
    ['1E+2', 100],
    ['5e-1', 0.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['12,34,567', 1_234_567],
    ["1'000", 1000],
    ['1’000.5', 1000.5],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000,5', 1000.5],
    ['1\u2009234\u2009567', 1_234_567],
    ['12,-', 12],
    ['"20"', 20],
    ['„20“', 20],
    ["'20'", 20],
    ['« 20 »', 20],
    ['«\u00a01\u202f000,5\u00a0»', 1000.5],
    ['12,--', 12],
    ['12.-', 12],
    ["1'250.–", 1250],
    ['1.250,—', 1250],
    ['-3,-', -3],
    ['12:-', 12],
    ['12,=', 12],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j', (text, value) => {
    expect(locales.map((locale) => reading(text, locale))).toEqual(locales.map(() => value));
  });
});

describe('one sign, read by the language', () => {
  const both = (decimal: number, joined: number) => [decimal, joined];
  it.each([
    ['7,5', { en: both(7.5, 75), de: 7.5, fr: 7.5, 'ar-EG': 7.5, ja: both(7.5, 75), pl: 7.5, 'de-CH': 7.5 }],
    ['7.5', { en: 7.5, de: both(7.5, 75), fr: both(7.5, 75), ja: 7.5, pl: both(7.5, 75), 'de-CH': 7.5 }],
    ['12.50', { en: 12.5, 'fr-FR': both(12.5, 1250), 'pt-PT': both(12.5, 1250), 'es-MX': 12.5 }],
    [
      '1.000',
      { en: both(1, 1000), de: 1000, fr: both(1, 1000), 'de-CH': both(1, 1000), 'hi-IN': both(1, 1000) },
    ],
    ['1,000', { en: 1000, de: both(1, 1000), fr: both(1, 1000), ja: 1000, pl: both(1, 1000), 'hi-IN': 1000 }],
    ['-1.000', { en: both(-1, -1000), de: -1000 }],
    ['１，０００', { en: 1000, ja: 1000, de: both(1, 1000) }],
    ['1234.567', { en: 1234.567, de: both(1234.567, 1_234_567) }],
    ['1,5e3', { de: 1500, en: both(1500, 15_000) }],
    ['1،5', { de: 1.5, en: both(1.5, 15) }],
  ])('%j', (text, expected) => {
    const read = Object.keys(expected).map((locale) => [locale, reading(text, locale)]);
    expect(Object.fromEntries(read)).toEqual(expected);
  });

  it.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['1.000', both(1, 1000)],
    ['1,000', both(1, 1000)],
    ['1.000,5', 1000.5],
  ])('%j of a program separates no thousands alone', (text, value) => {
    expect(reading(text, null)).toEqual(value);
  });
});

describe('what is no number', () => {
  it.each([
    ['', 'empty'],
    [' \u200b', 'empty'],
    ['""', 'empty'],
    ['12 %', 'unit'],
    ['٪12', 'unit'],
    ['€5', 'unit'],
    ['5 ₹', 'unit'],
    ['Fr. 12.50', 'unit'],
    ['Fr 12', 'unit'],
    ['SFr. 5', 'unit'],
    ['12.50 Fr.', 'unit'],
    ['12 Fr', 'unit'],
    ['12SFr', 'unit'],
    ['5 kr', 'unit'],
    ['kr. 5', 'unit'],
    ['12,50 zł', 'unit'],
    ['EUR 5', 'unit'],
    ['EUR5', 'unit'],
    ['5 CHF', 'unit'],
    ['5CHF', 'unit'],
    ['"5 EUR"', 'unit'],
    ['5 EUR 6', 'not-a-number'],
    ['EUR', 'not-a-number'],
    ['1"20"', 'not-a-number'],
    ['"20"1', 'not-a-number'],
    ['-', 'not-a-number'],
    ['.', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['5-', 'not-a-number'],
    [',-', 'not-a-number'],
    ['5,---', 'not-a-number'],
    ['5,-1', 'not-a-number'],
    ['1e', 'not-a-number'],
    ['1e5.5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['x1', 'not-a-number'],
    ['12abc', 'not-a-number'],
    ['10²', 'not-a-number'],
    ['½', 'not-a-number'],
    ['①', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1 0', 'not-a-number'],
    ['12\t13', 'not-a-number'],
    ['12; 345', 'not-a-number'],
    ['1.234,567,8', 'not-a-number'],
    ['1.234.5', 'not-a-number'],
    ["1,234'5", 'not-a-number'],
    ['1 234 5', 'not-a-number'],
    ['123,45,678', 'not-a-number'],
    ['1.234.567e3', 'not-a-number'],
    ['1 234.567,8', 'not-a-number'],
  ])('%j is %s', (text, problem) => {
    expect(locales.map((locale) => reading(text, locale))).toEqual(locales.map(() => problem));
  });

  it('names the sign that is in the way', () => {
    expect(parseNumber('12 %', 'en', 'any')).toEqual({ isValid: false, problem: 'unit', unit: '%' });
  });
});

describe('the kind of number', () => {
  it.each([
    ['7.9', 'truncated', 7],
    ['1e1', 'truncated', 10],
    ['-0.5', 'truncated', 0],
    ['1.000', 'truncated', [1, 1000]],
    ['7.9', 'whole', 'not-whole'],
    ['1e3', 'whole', 1000],
    ['1e-1', 'whole', 'not-whole'],
    ['ten', 'whole', 'not-whole'],
    ['1,000', 'whole', 1000],
    ['7,5', 'whole', [75]],
  ] as const)('%j as %s', (text, kind, value) => {
    expect(reading(text, 'en', kind)).toEqual(value);
  });

  it.each([
    ['0', { min: 1 }, 'too-low'],
    ['-1', {}, 'too-low'],
    ['101', { max: 100 }, 'too-high'],
    ['1.5', { max: 1 }, 'too-high'],
    ['9007199254740993', {}, 'too-high'],
    ['1e400', { max: Infinity }, 'too-high'],
    ['-1e30', { min: -Infinity }, 'too-low'],
    ['1,000.5', { max: 100 }, 'too-high'],
  ])('%j in the range %j is %s', (text, range, problem) => {
    expect(parseNumber(text, 'en', 'any', range)).toEqual({ isValid: false, problem });
  });

  it('offers only numbers of the range', () => {
    expect(parseNumber('1.000', 'en', 'whole', { max: 19 })).toMatchObject({ choices: [1] });
    expect(parseNumber('2.000', 'en', 'whole', { max: 1 })).toMatchObject({ problem: 'too-high' });
  });
});

describe('a written number', () => {
  const finite = fc.oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  );

  it.each([...locales, null])('is read as the same number, in %s', (locale) => {
    fc.assert(
      fc.property(finite, (value) => reading(writeNumber(value, locale), locale) === value + 0),
      { numRuns: 1000 },
    );
  });

  it.each(locales)('of Intl is read as the same number, or asked about, in %s', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
    fc.assert(
      fc.property(finite, (value) => {
        const read = reading(format.format(value), locale);
        expect(Array.isArray(read) ? read[0] : read).toBeCloseTo(value, 9);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [7.5, 'de', '7,5'],
    [7.5, 'en', '7.5'],
    [7.5, null, '7.5'],
    [1.125, 'en', '1.1250'],
    [-123.125, 'de', '-123,1250'],
    [1234.125, 'en', '1234.125'],
    [0.125, 'en', '0.125'],
    [1000, 'de', '1000'],
    [1e21, 'de', '1e+21'],
  ])(
    '%j has the decimal sign of %s and no three decimals that could be thousands: %s',
    (value, locale, text) => {
      expect(writeNumber(value, locale)).toBe(text);
    },
  );

  it.each([
    ['-5', '\u200e-5'],
    ['5', '5'],
    ['1e-7', '1e-7'],
  ])('%j keeps its minus before it in a sentence from right to left', (written, inText) => {
    expect(inSentence(written)).toBe(inText);
  });

  it('is shown where it is spelled differently from the text', () => {
    expect(differentlySpelled('1e1', 10, 'en')).toBe('10');
    expect(differentlySpelled('1,000', 1000, 'en')).toBe('1000');
    expect(differentlySpelled('7,5', 7.5, 'de')).toBeNull();
    expect(differentlySpelled('7.5', 7.5, 'fr')).toBeNull();
    expect(differentlySpelled(' 10 ', 10, 'en')).toBeNull();
    expect(differentlySpelled(' 7,5 ', 7.5, 'de')).toBeNull();
    expect(differentlySpelled(' 7.5 ', 7.5, 'fr')).toBeNull();
  });
});
