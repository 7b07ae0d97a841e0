import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { EntryList } from './entry-list.tsx';
import { whitelistMessages } from './messages.ts';
import { RemoveFailure } from './remove-failure.tsx';
import { filterEntries } from './rules.ts';
import type { RemoveEntry } from './use-remove-entry.ts';

interface EntriesSectionProps {
  entries: readonly string[];
  remove: RemoveEntry;
}

/** Fewer rows than this are passed quickly. */
const LONG_LIST = 10;

/** The entries, found by a filter, each with the way out. @spec B §2 */
export function EntriesSection({ entries, remove }: EntriesSectionProps) {
  const words = useMessages(whitelistMessages);
  const [query, search] = useState('');
  const part = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const removedRow = useRef<number | null>(null);
  // Typing never waits for the list.
  const wanted = useDeferredValue(query);
  const found = useMemo(() => filterEntries(entries, wanted), [entries, wanted]);
  const countOf = useCount();

  // The row that held the focus is gone: the one in its place takes it.
  useLayoutEffect(() => {
    const root = part.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (removedRow.current === null || !root || !isNobody(root.activeElement)) return;
    const row = Math.min(removedRow.current, found.length - 1);
    removedRow.current = null;
    const next = part.current?.querySelector<HTMLElement>(`[data-row="${row}"] button`);
    const home = next ?? part.current?.querySelector<HTMLElement>('input') ?? part.current;
    home?.focus({ preventScroll: true });
  }, [found]);

  const { run } = remove;
  const onRemove = useMemo(
    () => async (entry: string, row: number) => {
      removedRow.current = row;
      if (await run(entry)) announce(words.announceRemoved({ entry: visibleText(entry) }));
    },
    [run, words],
  );

  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={words.entries}
      className="ak-whitelist-manager-entries"
      onFocus={() => {
        removedRow.current = null;
      }}
    >
      {remove.failure && <RemoveFailure failure={remove.failure} onDismiss={remove.dismissFailure} />}
      {entries.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {entries.length > 0 && (
        <div className="ak-whitelist-manager-search">
          <SearchField
            className="ak-whitelist-manager-search-field"
            label={words.filter}
            placeholder={words.filterPlaceholder}
            value={query}
            onValueChange={search}
          />
          <span className="ak-whitelist-manager-count" role="status">
            {found !== entries
              ? words.matchCount({ matches: countOf(found.length).text, all: countOf(entries.length) })
              : words.count(countOf(entries.length))}
          </span>
          {found.length > LONG_LIST && (
            <Button size="small" className="ak-whitelist-manager-skip" onClick={() => end.current?.focus()}>
              {words.skip}
            </Button>
          )}
        </div>
      )}
      {found.length > 0 && (
        <EntryList entries={found} words={words} isBusyWith={remove.isBusyWith} onRemove={onRemove} />
      )}
      {entries.length > 0 && found.length === 0 && (
        <p className="ak-whitelist-manager-hint">{words.noMatch}</p>
      )}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

function isNobody(active: Element | null): boolean {
  return active === null || active === active.ownerDocument.body;
}
