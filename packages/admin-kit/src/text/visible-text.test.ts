import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPlainText,
  visibleName,
  visibleText,
  visibleTextParts,
  withoutHiddenCharacters,
} from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['a zero-width space between Thai letters', 'ก\u200Bข', 'ก‹U+200B›ข'],
    ['a right-to-left override', 'admin\u202Enimda', 'admin‹U+202E›nimda'],
    ['an isolate', '\u2066x\u2069', '‹U+2066›x‹U+2069›'],
    ['a direction mark', 'x\u200Fy\u061C', 'x‹U+200F›y‹U+061C›'],
    ['a zero-width space', 'ad\u200Bmin', 'ad‹U+200B›min'],
    ['a joiner between Latin letters', 'ad\u200Dmin', 'ad‹U+200D›min'],
    ['a soft hyphen', 'ad\u00ADmin', 'ad‹U+00AD›min'],
    ['a byte order mark', '\uFEFFadmin', '‹U+FEFF›admin'],
    ['a Hangul filler', '\u3164', '‹U+3164›'],
    ['an empty Braille cell', 'a\u2800b', 'a‹U+2800›b'],
    ['a control character', 'a\u0000b\u0007', 'a‹U+0000›b‹U+0007›'],
    ['a line separator', 'a\u2028b', 'a‹U+2028›b'],
    ['half of a surrogate pair', 'a\uD83D', 'a‹U+D83D›'],
    ['a joiner beside a no-break space', 'a\u00A0\u200Bb', 'a\u00A0‹U+200B›b'],
    ['a tag outside a flag', 'a\u{E0041}', 'a‹U+E0041›'],
    ['a variation selector behind a Latin letter', 'a\uFE0F', 'a‹U+FE0F›'],
  ])('marks %s', (_, text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a heart with its emoji form', '❤️‍🔥'],
    ['a skin tone in a joined emoji', '👩🏽‍🚀'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a keycap', '1️⃣'],
    ['a Persian word with a non-joiner', 'می\u200Cخواهم'],
    ['a Hindi word with a joiner', 'क्\u200Dष'],
    ['a Japanese name with its variant', '葛\u{E0100}城'],
    ['Arabic, Hebrew and Thai', 'مرحبا שלום สวัสดี'],
    ['a sun with its emoji form', '☀️'],
    ['a sun with its text form', '☀\uFE0E'],
    ['a keycap of a star', '*️⃣'],
    ['a Mongolian word with its variant', 'ᠮ\u180Bᠣ'],
    ['tabs and line ends', 'a\tb\r\nc'],
    ['a no-break space', 'a\u00A0b'],
  ])('leaves %s as it is', (_, text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('marks blanks that look like a space where the text has to be typed again', () => {
    expect(visibleText('Faculty\u00A0of Arts\u2003', { marksOddSpaces: true })).toBe(
      'Faculty‹U+00A0›of Arts‹U+2003›',
    );
  });

  it('says which parts are hidden characters', () => {
    expect(visibleTextParts('a\u200Bb')).toEqual([
      { text: 'a', isHiddenCharacter: false },
      { text: '‹U+200B›', isHiddenCharacter: true },
      { text: 'b', isHiddenCharacter: false },
    ]);
    expect(visibleTextParts('\u200B')).toEqual([{ text: '‹U+200B›', isHiddenCharacter: true }]);
    expect(visibleTextParts('ab')).toEqual([{ text: 'ab', isHiddenCharacter: false }]);
    expect(visibleTextParts('')).toEqual([{ text: '', isHiddenCharacter: false }]);
  });

  it('shows a name of nothing but blanks', () => {
    expect(visibleText(' \u00A0')).toBe('‹U+0020›‹U+00A0›');
    expect(visibleText('')).toBe('');
  });

  it('loses and reorders nothing: without the marks the visible rest remains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const restored = visibleTextParts(text)
          .map((part) =>
            part.isHiddenCharacter
              ? String.fromCodePoint(Number.parseInt(part.text.slice(3, -1), 16))
              : part.text,
          )
          .join('');
        expect(restored).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves no bidirectional control in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\u202E', '\u2066', '\u200F', '👩', '\u200D', 'م') }),
        (text) => {
          expect(visibleText(text)).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    [' ', '(unnamed)'],
    ['', '(unnamed)'],
    ['Ada\u202e', 'Ada‹U+202E›'],
    [' Ada ', ' Ada '],
  ])('%j is shown as %j', (name, shown) => {
    expect(visibleName(name, '(unnamed)')).toBe(shown);
  });
});

describe('a text without its hidden characters', () => {
  it.each([
    ['admin', 'admin'],
    ['ad\u200Bmin\u202E', 'admin'],
    ['❤️‍🔥\u200B', '❤️‍🔥'],
    ['a\u00A0b', 'a\u00A0b'],
  ])('%j is %j', (text, rest) => {
    expect(withoutHiddenCharacters(text)).toBe(rest);
  });
});

describe('what counts as plain at a glance', () => {
  it.each([
    ['', true],
    [' ', false],
    ['Zürich 한국어', true],
    ['a\u00A0b', true],
    ['a\u200Bb', false],
    ['\u200B', false],
    ['a\u200B', false],
    ['\u200Bb', false],
  ])('%j: %s', (text, isPlain) => {
    expect(isPlainText(text)).toBe(isPlain);
  });

  it('leaves out odd blanks where they are marked', () => {
    expect(isPlainText('a\u00A0b', { marksOddSpaces: true })).toBe(false);
    expect(isPlainText('a b', { marksOddSpaces: true })).toBe(true);
  });

  it('holds no character that would not be seen', () => {
    const everything = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
    const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Zs}\u2800\uFFF9-\uFFFB]/u;
    const missed = everything.filter((character) => isPlainText(`a${character}a`) && hidden.test(character));
    expect(missed.filter((character) => !/[\t\n\r\p{Zs}]/u.test(character))).toEqual([]);
  });
});
