const BEYOND_ASCII = /[^\0-\x7e]/;
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
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
};
const LETTER = /[æœøđðþłıßħŧς‘’ʼ‐–—]/g;
/** Where a keyboard has no such key, these are written with two letters. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const TWO_LETTERS = /[äöüøå]/g;
/** Nobody searches for it. */
const BETWEEN_SPELLINGS = '\0';

/**
 * Folds a text for searching: ignores case, accents, width and invisible characters. 'zurich' finds 'Zürich', 'strasse'
 * finds 'Straße'.
 */
export function foldText(text: string): string {
  // Stryker disable next-line ConditionalExpression: what is not found to be ASCII is folded to the same
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** Folds a text with 'ue' for 'ü', 'oe' for 'ø' and so on; null if that changes nothing. */
export function foldSpelledOut(text: string): string | null {
  // Stryker disable next-line ConditionalExpression: only faster
  if (!BEYOND_ASCII.test(text)) return null;
  const letters = text.normalize('NFC').toLowerCase();
  const spelledOut = letters.replace(TWO_LETTERS, (letter) => SPELLED_OUT[letter] ?? letter);
  return spelledOut === letters ? null : foldText(spelledOut);
}

/** A text in the form that `isFound` searches, with both spellings of umlauts. Fold a text once, not for each search. */
export function foldForSearch(text: string): string {
  const spelledOut = foldSpelledOut(text);
  return spelledOut === null ? foldText(text) : foldText(text) + BETWEEN_SPELLINGS + spelledOut;
}

/** What a search for `query` looks for: 'müller' is also written 'mueller'. Empty for a blank query. */
export function spellingsOf(query: string): readonly string[] {
  const searched = query.replaceAll(BETWEEN_SPELLINGS, '');
  return [foldText(searched), foldSpelledOut(searched)].flatMap((spelling) => spelling?.trim() || []);
}

/** 'mueller' and 'muller' find 'Müller', and 'müller' finds 'Mueller' and 'Muller'. */
export function isFound(spellings: readonly string[], foldedText: string): boolean {
  return spellings.some((spelling) => foldedText.includes(spelling));
}

export function isStartFound(spellings: readonly string[], foldedText: string): boolean {
  return spellings.some(
    (spelling) => foldedText.startsWith(spelling) || foldedText.includes(BETWEEN_SPELLINGS + spelling),
  );
}
