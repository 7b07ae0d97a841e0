import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutGraphemes } from './cut-graphemes.ts';

const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map((part) => part.segment);

describe('cutGraphemes', () => {
  it('leaves a text of the allowed length alone', () => {
    expect(cutGraphemes('a'.repeat(200), 200)).toEqual({ text: 'a'.repeat(200), isCut: false });
    expect(cutGraphemes('👨‍👩‍👧‍👦'.repeat(200), 200).isCut).toBe(false);
  });

  it('cuts after the last character that fits (B §2)', () => {
    expect(cutGraphemes('a'.repeat(201), 200)).toEqual({ text: 'a'.repeat(200), isCut: true });
  });

  it('never cuts inside an emoji or between a letter and its accent', () => {
    expect(cutGraphemes('ab👨‍👩‍👧‍👦cd', 3).text).toBe('ab👨‍👩‍👧‍👦');
    expect(cutGraphemes('ae\u0301o', 2).text).toBe('ae\u0301');
  });

  it('gives the first characters of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.integer({ min: 1, max: 20 }),
        (text, max) => {
          const all = graphemes(text);
          expect(cutGraphemes(text, max)).toEqual({
            text: all.slice(0, max).join(''),
            isCut: all.length > max,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('ends also where one letter carries thousands of accents', () => {
    const text = `a${'\u0301'.repeat(100_000)}`;
    expect(cutGraphemes(text, 5)).toEqual({ text: text.slice(0, 320), isCut: true });
    expect(cutGraphemes(text.slice(0, 320), 5)).toEqual({ text: text.slice(0, 320), isCut: false });
  });
});
