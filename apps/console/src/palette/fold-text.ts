const ASCII = /^[\x20-\x7e\n]*$/;
const MARKS = /\p{M}/gu;
/** Letters that Unicode does not take apart, as people without that key type them. */
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

/** A text as it is searched for: letter case, accents and width make no difference. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
