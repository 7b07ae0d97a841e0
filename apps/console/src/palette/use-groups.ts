import { useAdminKit, useCatalogues, useMessages, useNumberFormat } from '@timemap/admin-kit';
import { useMemo, useState } from 'react';
import { useCurrentPage } from '../page-handle.ts';
import { elsewhere, toldApart } from './elsewhere.ts';
import { actsOfOpen } from './entity-sources.ts';
import { groupTitleOf } from './features.ts';
import { firstGroups, type ListedGroup } from './first-groups.ts';
import { paletteMessages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';
import type { FoundGroup } from './search.ts';
import type { Source } from './source.ts';
import type { Acts } from './use-acts.ts';

interface GroupsOptions {
  sources: readonly Source[];
  recent: readonly PaletteItem[];
  found: readonly FoundGroup[];
  searched: string;
  isNothing: boolean;
  acts: Acts;
}

/** What is listed: the acts of a result, what was found, where else to look, or what there is without a query. */
export function useGroups(options: GroupsOptions): readonly ListedGroup[] {
  const { sources, recent, found, searched, isNothing, acts } = options;
  const kit = useAdminKit();
  const words = useMessages(paletteMessages);
  const { subject } = acts;
  const wordsOf = useCatalogues();
  const format = useNumberFormat();
  const { record } = useCurrentPage();
  const [openRecord] = useState(record);
  return useMemo(() => {
    const groupOf = (title: string, items: readonly PaletteItem[]) => ({ title, items, count: items.length });
    const groups = () => {
      if (subject !== null) return [groupOf(words.actsOf({ name: subject.label }), subject.acts?.() ?? [])];
      if (searched.trim() === '') {
        const open = openRecord && actsOfOpen({ ...kit, words, wordsOf, format }, openRecord);
        return firstGroups(sources, recent, words, open);
      }
      if (isNothing) return [groupOf(words.lookElsewhere, elsewhere(kit, searched.trim(), words))];
      return found.map(({ kind, items, count }) => ({
        title: words[groupTitleOf(kind)],
        items: toldApart(items, words),
        count,
      }));
    };
    return groups().filter(({ items, count }) => items.length > 0 || count > 0);
  }, [sources, recent, found, searched, isNothing, subject, kit, words, wordsOf, format, openRecord]);
}
