import { withPlainWidth } from './plain-width.ts';
import { withoutHiddenCharacters } from './visible-text.ts';

/** Digits of any script as 0 to 9, every kind of minus as -, every blank as a space, without hidden characters. */
export function plainDigits(text: string): string {
  return withPlainWidth(withoutHiddenCharacters(text))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\uFE63]/g, '-')
    .replace(/\p{Nd}/gu, digitOf)
    .trim();
}

/** Up to U+FFFF, the ten digits of a script begin where the last hexadecimal place is 0 or 6. */
function digitOf(character: string): string {
  if (character.length > 1) return character;
  const code = character.charCodeAt(0);
  const place = code % 16;
  return String(/\p{Nd}/u.test(String.fromCharCode(code - place)) ? place : place - 6);
}
