import { useAdminKit, useCount, useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { useEffect, useState } from 'react';
import type { PaletteWord } from './feature-commands.ts';
import { groupTitleOf } from './features.ts';
import { firstGroups } from './first-groups.ts';
import { paletteMessages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';
import { indexAfter, type PaletteKey } from './palette-keys.ts';
import { PaletteList } from './palette-list.tsx';
import { useFound } from './use-found.ts';
import { useLoads } from './use-loads.ts';
import { useSources } from './use-sources.ts';

export interface PaletteResultsProps {
  id: string;
  query: string;
  recent: readonly PaletteItem[];
  keys: readonly PaletteKey[];
  onKeysLeft: (keys: readonly PaletteKey[]) => void;
  onChosen: (optionId: string | undefined) => void;
  onRun: (item: PaletteItem) => void;
}

export default function PaletteResults(props: PaletteResultsProps) {
  const { id: listId, query, recent, keys, onKeysLeft, onChosen, onRun } = props;
  const words = useMessages(paletteMessages);
  const countOf = useCount();
  const listOf = useListOf();
  const isAsked = query.trim() !== '';
  const loads = useLoads(isAsked);
  const sources = useSources(loads.version);
  const { groups: found, isReading, searched } = useFound(sources, query);
  const [choice, setChoice] = useState<{ query: string; key: string | undefined } | null>(null);

  const isLoading = loads.pending.length > 0;
  const isSearching = searched.trim() !== '';
  const groups = isSearching
    ? found.map(({ kind, ...group }) => ({ ...group, title: groupTitleOf(kind) }))
    : firstGroups(sources, recent);
  const items = groups.flatMap((group) => group.items);
  const chosenKey = choice?.query === searched ? choice.key : undefined;
  const chosenIndex = Math.max(
    0,
    items.findIndex(({ key }) => key === chosenKey),
  );
  const chosen = items[chosenIndex];
  const optionId = (item: PaletteItem) => `${listId}-${items.indexOf(item)}`;

  const chosenId = chosen === undefined ? undefined : optionId(chosen);
  useEffect(() => {
    onChosen(chosenId);
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
    return () => onChosen(undefined);
  }, [chosenId, onChosen]);

  const choose = (item: PaletteItem | undefined) => setChoice({ query: searched, key: item?.key });
  useEffect(() => {
    const [key, ...later] = keys;
    if (key === undefined || searched !== query) return;
    if (key !== 'Enter') {
      choose(items[indexAfter(key, chosenIndex, items.length - 1)]);
      onKeysLeft(later);
      return;
    }
    if (isSearching && (isReading || (items.length === 0 && isLoading)) && chosenKey === undefined) return;
    onKeysLeft([]);
    // Closing the palette needs flushSync, which an effect cannot call.
    if (chosen !== undefined) queueMicrotask(() => onRun(chosen));
  });

  const count = countOf(groups.reduce((sum, group) => sum + group.count, 0));
  const countText = () => {
    if (count.value === 0) return words.nothing;
    if (items.length === count.value) return words.found(count);
    return words.foundMore({ count, shown: countOf(items.length).text });
  };
  return (
    <div className="console-palette-results">
      <PaletteList
        id={listId}
        groups={groups.filter((group) => group.items.length > 0)}
        chosen={chosen}
        optionId={optionId}
        onChosen={choose}
        onRun={onRun}
      />
      <p role="status" dir="auto" className="console-palette-count">
        {isSearching && (items.length > 0 || !(isReading || isLoading)) && countText()}
        {isSearching && items.length === 0 && isReading && !isLoading && words.searching}
        {isLoading && <span> {words.loading({ lists: listOf(loads.pending) })}</span>}
      </p>
      {loads.failed.length > 0 && (
        <div className="console-palette-failed">
          <p role="alert">{words.notLoaded({ lists: listOf(loads.failed.map(({ title }) => title)) })}</p>
          <Button
            size="small"
            isBusy={loads.failed.some(({ isRetrying }) => isRetrying)}
            onClick={() => {
              for (const { retry } of loads.failed) retry();
            }}
          >
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** German nouns keep their capitals, and a Polish list stands after a colon. */
const inSentence = (title: string, lang: string) => (/^(de|pl)\b/.test(lang) ? title : title.toLowerCase());

function useListOf(): (titles: readonly PaletteWord[]) => string {
  const { lang } = useAdminKit().appearance;
  const words = useMessages(paletteMessages);
  return (titles) =>
    new Intl.ListFormat(lang, { type: 'conjunction' }).format(
      titles.map((title) => inSentence(words[title], lang)),
    );
}
