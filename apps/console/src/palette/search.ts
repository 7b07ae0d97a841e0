import { spellingsOf } from '@timemap/admin-kit';
import { paletteKinds } from './features.ts';
import type { PaletteItem } from './palette-item.ts';
import { foldedTexts, type Source } from './source.ts';

export interface FoundGroup {
  readonly kind: string;
  readonly items: readonly PaletteItem[];
  readonly count: number;
}

const MAX_PER_KIND = 10;
const MAX_IN_ALL = 50;

const noKeys: ReadonlySet<string> = new Set();

const match = { whole: 0, start: 1, wordStart: 2, inside: 3, none: 4 } as const;

/** Of equally good matches, `recentKeys` come first. */
export function search(
  sources: readonly Source[],
  query: string,
  recentKeys: ReadonlySet<string> = noKeys,
): FoundGroup[] {
  const spellings = spellingsOf(query);
  if (spellings.length === 0) return [];
  const found = paletteKinds.map((kind) => {
    const ofKind = sources.filter((from) => from.kind === kind);
    return { kind, ...searchKind(ofKind, spellings, recentKeys) };
  });
  const shown: FoundGroup[] = [];
  let room = MAX_IN_ALL;
  for (const { kind, items, count } of found.sort((a, b) => a.bestScore - b.bestScore)) {
    if (count > 0) shown.push({ kind, items: items.slice(0, Math.max(room, 0)), count });
    room -= items.length;
  }
  return shown;
}

function searchKind(
  sources: readonly Source[],
  spellings: readonly string[],
  recentKeys: ReadonlySet<string>,
) {
  const items = new Map<string, { item: PaletteItem; score: number }>();
  let count = 0;
  let hasNumber = false;
  for (const from of sources) {
    const phrases = spellings.flatMap((spelling) => phrasesFor(from, spelling));
    const [words] = phrases;
    if (words === undefined) continue;
    const isNumber = from.isNumbered === true && phrases.some((phrase) => NUMBER.test(phrase.join(' ')));
    const best: [score: number, row: unknown][][] = [];
    foldedTexts(from).forEach((text, index) => {
      const score = Math.min(...phrases.map((phrase) => scoreOf(text, phrase)));
      if (score === Number.POSITIVE_INFINITY) return;
      if (isNumber && score === match.whole) hasNumber = true;
      count++;
      best[score] ??= [];
      if (best[score].length < MAX_PER_KIND) best[score].push([score, from.rows[index]]);
    });
    for (const [score, row] of best.flat().slice(0, MAX_PER_KIND)) {
      const item = from.itemOf(row, words);
      if (items.has(item.key)) count--;
      else items.set(item.key, { item, score });
    }
  }
  const isNew = ({ item }: { item: PaletteItem }) => Number(!recentKeys.has(item.key));
  const sorted = [...items.values()]
    .sort((a, b) => a.score - b.score || isNew(a) - isNew(b))
    .slice(0, MAX_PER_KIND);
  return {
    items: sorted.map(({ item }) => item),
    count,
    bestScore: hasNumber ? -1 : (sorted[0]?.score ?? 0),
  };
}

/** The phrases to search a source for, beginning with the one without the name of its kind. */
function phrasesFor(from: Source, query: string): string[][] {
  const words = wordsFor(from, query);
  if (words === null) return [];
  const named = withoutKind(from, words);
  return named === null ? [words] : [named, words];
}

function wordsFor({ verb, ignoresRest, needsRest }: Source, query: string): string[] | null {
  if (verb?.test(query) === false) return null;
  if (ignoresRest) return [];
  const rest = verb === undefined ? query : query.replace(verb, '');
  const words = rest.split(/\s+/).filter(Boolean);
  return needsRest && words.length === 0 ? null : words;
}

const NUMBER = /^\d+$/;
const NUMBER_SIGN = /^#(?=\d+$)/;
const SHORTEST_KIND = 3;

/** 'ticket 45' and '#45' name both the kind and the record. */
function withoutKind({ kindNames, isNumbered }: Source, words: readonly string[]): string[] | null {
  if (kindNames === undefined) return null;
  const isKind = (word: string) => word.length >= SHORTEST_KIND && ` ${kindNames}`.includes(` ${word}`);
  const others = words.filter((word) => !isKind(word));
  const rest = isNumbered ? others.map((word) => word.replace(NUMBER_SIGN, '')) : others;
  return rest.length > 0 && rest.join(' ') !== words.join(' ') ? rest : null;
}

function scoreOf(text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const score = matchOf(text, word);
    if (score === match.none) return Number.POSITIVE_INFINITY;
    sum += score;
  }
  if (words.length < 2) return sum;
  const score = matchOf(text, words.join(' '));
  return score <= match.start ? score : sum;
}

const LETTER = /[\p{L}\p{N}]/u;

function matchOf(text: string, word: string): number {
  let best: number = match.none;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    if (before === '\n') {
      if (text.charAt(at + word.length) === '\n') return match.whole;
      best = Math.min(best, match.start);
    } else if (best > match.wordStart) {
      best = LETTER.test(before) ? Math.min(best, match.inside) : match.wordStart;
    }
  }
  return best;
}
