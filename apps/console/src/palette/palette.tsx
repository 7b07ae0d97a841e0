import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { Icon } from '@timemap/admin-kit/ui/icon';
import { TextField } from '@timemap/admin-kit/ui/text-field';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { firstGroups } from './first-groups.ts';
import { groupTitles, type PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { useFound } from './use-found.ts';
import { useSources } from './use-sources.ts';
import './palette.css';

export interface PaletteProps {
  /** Where it led before, newest first. */
  recent: readonly PaletteItem[];
  onRun: (item: PaletteItem) => void;
  onClose: () => void;
}

const PAGE = 8;

/** Everywhere this person can go and what they can do, by a few letters. Focus stays in the box; the arrows choose. */
export default function Palette({ recent, onRun, onClose }: PaletteProps) {
  const sources = useSources();
  const [query, setQuery] = useState('');
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { groups: found, isReading } = useFound(sources, query);
  const listId = useId();

  const isSearching = query.trim() !== '';
  const groups = isSearching
    ? found.map(({ kind, ...group }) => ({ ...group, title: groupTitles[kind] }))
    : firstGroups(sources, recent);
  const items = groups.flatMap((group) => group.items);
  const chosenIndex = Math.max(
    0,
    items.findIndex(({ key }) => key === chosenKey),
  );
  const chosen = items[chosenIndex];
  const optionId = (item: PaletteItem) => `${listId}-${items.indexOf(item)}`;

  const chosenId = chosen === undefined ? undefined : optionId(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);

  const choose = (index: number) => setChosenKey(items[index]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const last = items.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: chosenIndex === last ? 0 : chosenIndex + 1,
      ArrowUp: chosenIndex === 0 ? last : chosenIndex - 1,
      PageDown: Math.min(last, chosenIndex + PAGE),
      PageUp: Math.max(0, chosenIndex - PAGE),
    };
    const next = moves[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) choose(next);
    else if (chosen !== undefined) onRun(chosen);
  };

  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <Dialog
      isOpen
      title="Go to a page, or do something"
      size="large"
      className="console-palette"
      onClose={onClose}
    >
      <TextField
        label="Search pages, actions and what is loaded"
        isLabelHidden
        placeholder="Search"
        startIcon={<Icon name="search" />}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosenId}
        data-first-focus
        value={query}
        onValueChange={(text) => {
          setQuery(text);
          setChosenKey(null);
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={listId}
        groups={groups}
        chosen={chosen}
        optionId={optionId}
        onChosen={(item) => setChosenKey(item.key)}
        onRun={onRun}
      />
      <p role="status" dir="auto" className="console-palette-count">
        {isSearching && (items.length > 0 || !isReading) && told(count, items.length)}
        {isSearching && items.length === 0 && isReading && 'Searching'}
      </p>
    </Dialog>
  );
}

function told(count: number, shown: number): string {
  if (count === 0) return 'Nothing found. Only what a screen has loaded since you logged in is searched.';
  const results = count === 1 ? '1 result' : `${count.toLocaleString('en')} results`;
  return shown < count ? `${results}, the best ${shown} shown. More letters narrow them down.` : results;
}
