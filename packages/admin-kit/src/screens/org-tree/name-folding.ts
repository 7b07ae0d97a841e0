import { foldText } from '../../text/fold.ts';

/**
 * Where a folded query occurs first in a name, as offsets into the name as sent; null where it does not. Folding
 * changes lengths ('İ', 'é' in two parts), so offsets are counted character by character.
 */
export function matchIn(name: string, foldedQuery: string): { start: number; end: number } | null {
  if (foldedQuery === '') return null;
  const at = foldText(name).indexOf(foldedQuery);
  if (at < 0) return null;
  let folded = 0;
  let offset = 0;
  let start: number | null = null;
  for (const character of name) {
    const length = foldText(character).length;
    if (start === null && folded + length > at) start = offset;
    // What follows the match and has no width of its own (an accent) still belongs to its last character.
    if (folded >= at + foldedQuery.length && length > 0) break;
    folded += length;
    offset += character.length;
  }
  return start === null ? null : { start, end: offset };
}
