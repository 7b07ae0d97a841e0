import type { Message } from './define-messages.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Accents every letter and adds a third in length, in brackets, to reveal clipped and untranslatable texts. */
export function pseudoLocalize<M extends Message>(message: M): M {
  if (typeof message === 'function') {
    return ((...facts: never[]) => pseudoText(message(...facts))) as M;
  }
  return pseudoText(message) as M;
}

function pseudoText(text: string): string {
  const accented = Array.from(text, accent).join('');
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

function accent(character: string): string {
  const lower = character.toLowerCase();
  const replacement = ACCENTED[lower];
  if (replacement === undefined) return character;
  return character === lower ? replacement : replacement.toUpperCase();
}
