/** Accents and characters without a shape of their own: a search finds 'Zürich' by 'zurich', 'Pay\u200Bpal' by 'paypal'. */
const ignored =
  /[\u0300-\u036F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const plain = /^[\u0020-\u007E]*$/;

/** A text as searches compare it: without case, accents and invisible characters. */
export function foldName(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(ignored, '').toLowerCase();
}

/**
 * Where a folded query occurs first in a name, as offsets into the name as sent; null where it does not. Folding
 * changes lengths ('İ', 'é' in two parts), so offsets are counted character by character.
 */
export function matchIn(name: string, foldedQuery: string): { start: number; end: number } | null {
  if (foldedQuery === '') return null;
  const at = foldName(name).indexOf(foldedQuery);
  if (at < 0) return null;
  let folded = 0;
  let offset = 0;
  let start: number | null = null;
  for (const character of name) {
    const length = foldName(character).length;
    if (start === null && folded + length > at) start = offset;
    // What follows the match and has no width of its own (an accent) still belongs to its last character.
    if (folded >= at + foldedQuery.length && length > 0) break;
    folded += length;
    offset += character.length;
  }
  return start === null ? null : { start, end: offset };
}
