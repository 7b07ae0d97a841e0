import type { AdminKit } from '@timemap/admin-kit';
import type { PaletteWords } from './feature-commands.ts';
import { allRecords } from './features.ts';
import type { PaletteItem } from './palette-item.ts';

/** The lists that may find what the palette does not, by texts that it does not read. */
export function elsewhere(
  { links, session }: Pick<AdminKit, 'links' | 'session'>,
  query: string,
  words: PaletteWords,
): PaletteItem[] {
  if (!session.user.isAdmin) return [];
  return allRecords.flatMap(({ kind, title, listOf }) => {
    if (listOf === undefined) return [];
    const label = words.searchIn({ list: words[title] });
    return { key: `search:${kind}`, kind: 'action', label, detail: '', target: { to: listOf(links, query) } };
  });
}

/** Adds the ID where name and detail are equal. */
export function toldApart(items: readonly PaletteItem[], words: PaletteWords): readonly PaletteItem[] {
  const seen = new Map<string, number>();
  const looks = ({ kind, label, detail }: PaletteItem) => JSON.stringify([kind, label, detail]);
  for (const item of items) seen.set(looks(item), (seen.get(looks(item)) ?? 0) + 1);
  return items.map((item) => {
    if (item.kind === 'action' || (seen.get(looks(item)) ?? 0) < 2) return item;
    const id = words.id({ id: item.key.slice(item.key.indexOf(':') + 1) });
    return { ...item, detail: [item.detail, id].filter(Boolean).join(' · ') };
  });
}
