import type { PaletteWords } from './feature-commands.ts';
import { groupTitleOf } from './features.ts';
import type { PaletteItem } from './palette-item.ts';
import type { FoundGroup } from './search.ts';
import type { Source } from './source.ts';

export interface ListedGroup extends Pick<FoundGroup, 'items' | 'count'> {
  readonly title: string;
}

const listed = ['screen', 'action'];

export function firstGroups(
  sources: readonly Source[],
  recent: readonly PaletteItem[],
  words: PaletteWords,
  open: ListedGroup | null,
): ListedGroup[] {
  const all = sources
    .filter(({ kind, verb }) => verb === undefined && (kind === 'facet' || listed.includes(kind)))
    .map(({ kind, rows, itemOf }) => ({ kind, items: rows.map((row) => itemOf(row)) }));
  const named = new Map(all.flatMap(({ items }) => items.map((item) => [item.key, item])));
  const recentKeys = new Set(recent.map(({ key }) => key));
  const labels = new Set(open?.items.map(({ label }) => label));
  return [
    ...(open ? [open] : []),
    // A stored screen has its name in an earlier language.
    { title: words.recent, items: recent.map((item) => named.get(item.key) ?? item) },
    ...all
      .filter(({ kind }) => listed.includes(kind))
      .map(({ kind, items }) => ({
        title: words[groupTitleOf(kind)],
        items: items.filter(({ key, label }) => !recentKeys.has(key) && !labels.has(label)),
      })),
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({ title, items, count: items.length }));
}
