import { spellingsOf, useAdminKit, useCount, useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useEffect, useRef, useState } from 'react';
import type { PaletteWord } from './feature-commands.ts';
import { paletteMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import type { PaletteItem } from './palette-item.ts';
import { indexAfter, type PaletteKey } from './palette-keys.ts';
import { PaletteList } from './palette-list.tsx';
import { useActs, useActsKeys } from './use-acts.ts';
import { useFound } from './use-found.ts';
import { useGroups } from './use-groups.ts';
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

/** A count after each letter would be spoken over the next one. */
const TYPING_STOPPED_MS = 700;

export default function PaletteResults(props: PaletteResultsProps) {
  const { id: listId, query, recent, keys, onKeysLeft, onChosen, onRun } = props;
  const words = useMessages(paletteMessages);
  const countOf = useCount();
  const listOf = useListOf();
  const root = useRef<HTMLDivElement>(null);
  const loads = useLoads(query.trim() !== '');
  const sources = useSources(loads.version);
  const found = useFound(sources, query, recent);
  const { isReading, searched } = found;
  const [choice, setChoice] = useState<{ query: string; key: string | undefined } | null>(null);
  const acts = useActs(searched);

  const isLoading = loads.pending.length > 0;
  const isSearching = searched.trim() !== '';
  const isNothing = isSearching && found.groups.length === 0 && !isReading && !isLoading;
  const groups = useGroups({ sources, recent, found: found.groups, searched, isNothing, acts });
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
  useActsKeys({ acts, root, chosen: searched === query ? chosen : undefined, onBack: choose });
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

  const shown = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(shown.current?.textContent ?? ''), TYPING_STOPPED_MS);
    return () => clearTimeout(timer);
  });

  const count = countOf(groups.reduce((sum, group) => sum + group.count, 0));
  const countText = () => {
    if (isNothing) return <NothingFound query={searched.trim()} />;
    if (items.length === count.value) return words.found(count);
    return words.foundMore({ count, shown: countOf(items.length).text });
  };
  return (
    <div ref={root} className="console-palette-results" data-nothing={isNothing || undefined}>
      <PaletteList
        id={listId}
        groups={groups.filter((group) => group.items.length > 0)}
        asked={spellingsOf(searched)[0]?.split(/\s+/) ?? []}
        chosen={chosen}
        optionId={optionId}
        onChosen={choose}
        onActs={acts.open}
        onRun={onRun}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <p dir="auto" className="console-palette-count">
        <span ref={shown}>
          {isSearching && acts.subject === null && (items.length > 0 || isNothing) && countText()}
          {isSearching && items.length === 0 && isReading && !isLoading && words.searching}
          {isLoading && <span> {words.loading({ lists: listOf(loads.pending) })}</span>}
        </span>
        {chosen?.acts && acts.subject === null && (
          <span aria-hidden="true" className="console-palette-hint">
            {words.actsHint}
          </span>
        )}
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
