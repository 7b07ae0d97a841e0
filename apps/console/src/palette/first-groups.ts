import { groupTitles } from './features.ts';
import type { PaletteItem } from './palette-item.ts';
import type { FoundGroup } from './search.ts';
import type { Source } from './source.ts';

/** A group as it is listed. */
export interface ListedGroup extends Pick<FoundGroup, 'items' | 'count'> {
  readonly title: string;
}

/** Before anything is searched for: where it led last, then every screen and every action. */
export function firstGroups(sources: readonly Source[], recent: readonly PaletteItem[]): ListedGroup[] {
  const recentKeys = new Set(recent.map(({ key }) => key));
  const all = sources
    .filter(({ kind, verb }) => verb === undefined && (kind === 'screen' || kind === 'action'))
    .map(({ kind, rows, itemOf }) => ({
      title: groupTitles[kind] ?? '',
      items: rows.map(itemOf).filter(({ key }) => !recentKeys.has(key)),
    }));
  return [{ title: 'Recent', items: recent }, ...all]
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({ title, items, count: items.length }));
}
