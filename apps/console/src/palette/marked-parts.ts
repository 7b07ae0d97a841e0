import { foldForSearch } from '@timemap/admin-kit';

export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const BETWEEN_SPELLINGS = '\0';
const LETTER = /[\p{L}\p{N}]/u;

/** The text with the places of the words, which are folded. A letter can fold to several, or to none. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const letters = [...text];
  const marked = new Set<number>();
  for (const version of [0, -1]) {
    const places: number[] = [];
    let folded = '';
    for (const [index, letter] of letters.entries()) {
      const spelling = foldForSearch(letter).split(BETWEEN_SPELLINGS).at(version) ?? '';
      folded += spelling;
      for (let at = 0; at < spelling.length; at++) places.push(index);
    }
    for (const word of words) {
      const at = bestPlace(folded, word);
      if (at === -1) continue;
      const start = places[at] ?? 0;
      // With the accents after the last letter, which fold to nothing.
      const end = Math.max(
        (places[at + word.length - 1] ?? start) + 1,
        places[at + word.length] ?? letters.length,
      );
      for (let index = start; index < end; index++) marked.add(index);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMarked = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { text: last.text + letter, isMarked };
    else parts.push({ text: letter, isMarked });
  }
  return parts;
}

/** At the beginning of a word if possible, like the order of the results. */
function bestPlace(folded: string, word: string): number {
  const first = folded.indexOf(word);
  for (let at = first; at !== -1; at = folded.indexOf(word, at + 1)) {
    if (!LETTER.test(folded.charAt(at - 1))) return at;
  }
  return first;
}
