import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showableText } from './server-text.ts';

describe('the text of a server', () => {
  it.each([
    ['  No seats left \n', 'No seats left'],
    ['line one\r\nline two\ttabbed', 'line one line two tabbed'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['user \u202Eexe.gpj\u202C \u2066x\u2069', 'user exe.gpj x'],
    ['<b>bold</b> & <img src=x onerror=alert(1)>', '<b>bold</b> & <img src=x onerror=alert(1)>'],
    ['مرحبا\u200f (1)', 'مرحبا\u200f (1)'],
    ['cut \ud83d', 'cut \ufffd'],
  ])('%j is shown as %j (T35)', (text, shown) => {
    expect(showableText(text)).toBe(shown);
  });

  it.each([undefined, null, '', ' ', '\u0000\u202e', 0, 5, true, {}, { message: 'x' }, ['x'], () => 'x'])(
    '%j is no text to show (T35)',
    (value) => {
      expect(showableText(value)).toBeNull();
    },
  );

  it('is cut at 500 characters, with an ellipsis (T35)', () => {
    expect(showableText('x'.repeat(500))).toBe('x'.repeat(500));
    expect(showableText('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(showableText('x'.repeat(10_000_000))).toHaveLength(500);
    expect(showableText(`${'x'.repeat(498)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(498)}…`);
  });

  it('is read from the first 2000 characters only (T35)', () => {
    expect(showableText(`${' '.repeat(2000)}words`)).toBeNull();
    expect(showableText(`${' '.repeat(1995)}words`)).toBe('words');
  });

  it.each(['👩‍👩‍👧‍👦', 'e\u0301', '🇫🇷', '😀'])('is cut between two %s, never inside one (T35)', (whole) => {
    const shown = showableText(whole.repeat(600)) ?? '';
    expect(shown.length).toBeLessThanOrEqual(500);
    expect(shown.slice(0, -1).replaceAll(whole, '')).toBe('');
    expect(shown.at(-1)).toBe('…');
  });

  it('is dropped when not one whole character of it fits (T35)', () => {
    expect(showableText(`e${'\u0301'.repeat(1000)}`)).toBeNull();
  });

  it('is one line of at most 500 characters without control characters (T35)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), (text) => {
        const shown = showableText(text) ?? 'x';
        expect(shown.length).toBeLessThanOrEqual(500);
        expect(shown).not.toMatch(/\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown).toBe(shown.trim());
      }),
      { numRuns: 1000 },
    );
  });
});
