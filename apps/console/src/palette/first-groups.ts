import type { PaletteWord } from './feature-commands.ts';
import { groupTitleOf } from './features.ts';
import type { PaletteItem } from './palette-item.ts';
import type { FoundGroup } from './search.ts';
import type { Source } from './source.ts';

export interface ListedGroup extends Pick<FoundGroup, 'items' | 'count'> {
  readonly title: PaletteWord;
}

export function firstGroups(sources: readonly Source[], recent: readonly PaletteItem[]): ListedGroup[] {
  const all = sources
    .filter(({ kind, verb }) => verb === undefined && (kind === 'screen' || kind === 'action'))
    .map(({ kind, rows, itemOf }) => ({ title: groupTitleOf(kind), items: rows.map((row) => itemOf(row)) }));
  const named = new Map(all.flatMap(({ items }) => items.map((item) => [item.key, item])));
  const recentKeys = new Set(recent.map(({ key }) => key));
  return [
    // A stored screen has its name in an earlier language.
    { title: 'recent' as const, items: recent.map((item) => named.get(item.key) ?? item) },
    ...all.map((group) => ({ ...group, items: group.items.filter(({ key }) => !recentKeys.has(key)) })),
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({ title, items, count: items.length }));
}
