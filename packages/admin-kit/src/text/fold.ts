const ASCII = /^[\0-\x7e]*$/;
const IGNORED =
  /[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
/** Unicode does not decompose these letters. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
};
const LETTER = /[æœøđðþłıßς]/g;

/**
 * Folds a text for searching: ignores case, accents, width and invisible characters. 'zurich' finds 'Zürich', 'strasse'
 * finds 'Straße'.
 */
export function foldText(text: string): string {
  // Stryker disable next-line ConditionalExpression: what is not found to be ASCII is folded to the same
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
