import { Suspense, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { useBulkActions } from '../../bulk-job/use-bulk-actions.tsx';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { WhitelistAdapter } from './api.ts';
import { EntryList } from './entry-list.tsx';
import { whitelistMessages } from './messages.ts';
import { filterEntries } from './rules.ts';
import type { EntryFailure, RemoveEntry } from './use-whitelist.ts';

const tools = () => import('./whitelist-tools.ts');
const SelectedEntries = lazyPart('selected-entries', tools, 'SelectedEntries');
const BulkActionDialog = lazyPart('bulk-action', tools, 'BulkActionDialog');

interface EntriesSectionProps {
  adapter: WhitelistAdapter;
  entries: readonly string[];
  remove: RemoveEntry;
}

const noEntries: ReadonlySet<string> = new Set();

const LONG_LIST = 10;

const entriesInPlace = rowsInPlace((entry: string) => entry);

/** @spec B §2 */
export function EntriesSection({ adapter, entries, remove }: EntriesSectionProps) {
  const words = useMessages(whitelistMessages);
  const [query, setQuery] = useState('');
  const part = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const removed = useRef<{ entry: string; row: number } | null>(null);
  const wanted = useDeferredValue(query);
  const matches = useMemo(() => filterEntries(entries, wanted), [entries, wanted]);
  const { steady: found, pointing, release } = useSteady(matches, wanted, entriesInPlace);
  const countOf = useCount();
  const [chosen, choose] = useState<ReadonlySet<string>>(noEntries);
  const selected = useMemo(
    () => (chosen.size === 0 ? noEntries : new Set(entries.filter((entry) => chosen.has(entry)))),
    [chosen, entries],
  );
  usePreload(SelectedEntries, BulkActionDialog);
  const bulk = useBulkActions({ selectedIds: selected, onChange: choose }, BulkActionDialog);
  const onSelect = useCallback(
    (entry: string, isSelected: boolean) =>
      choose((before) => {
        const after = new Set(before);
        if (isSelected) after.add(entry);
        else after.delete(entry);
        return after;
      }),
    [],
  );

  // The row with the focus is gone, so the row in its place takes the focus.
  useLayoutEffect(() => {
    const root = part.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (removed.current === null || !root || found.includes(removed.current.entry)) return;
    const row = Math.min(removed.current.row, found.length - 1);
    removed.current = null;
    if (!isNowhere(root.activeElement)) return;
    const next = part.current?.querySelector<HTMLElement>(`[data-row="${row}"] button`);
    const home = next ?? part.current?.querySelector<HTMLElement>('input') ?? part.current;
    home?.focus({ preventScroll: true });
  }, [found]);

  const { run } = remove;
  const onRemove = useMemo(
    () => (entry: string, row: number) => {
      release();
      removed.current = { entry, row };
      void run(entry).then((isGone) => isGone && onSelect(entry, false));
    },
    [run, release, onSelect],
  );

  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={words.entries}
      className="ak-whitelist-manager-entries"
      onFocus={() => {
        removed.current = null;
      }}
    >
      {remove.failures.map((failure) => (
        <RemoveFailure
          key={failure.entry}
          failure={failure}
          onDismiss={() => remove.dismissFailure(failure.entry)}
        />
      ))}
      {entries.length === 0 && (
        <Replaceable name="noEntries">
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        </Replaceable>
      )}
      {entries.length > 0 && (
        <div className="ak-whitelist-manager-search">
          <SearchField
            className="ak-whitelist-manager-search-field"
            label={words.filter}
            placeholder={words.filterPlaceholder}
            value={query}
            onValueChange={setQuery}
          />
          <span className="ak-whitelist-manager-count" role="status">
            {matches !== entries
              ? words.matchCount({ matches: countOf(matches.length).text, all: countOf(entries.length) })
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
        <EntryList
          {...{ words, selected, onSelect, onRemove }}
          entries={found}
          pointing={pointing}
          isBusyWith={remove.isBusyWith}
        />
      )}
      {selected.size > 0 && (
        <Suspense fallback={null}>
          <SelectedEntries {...{ adapter, selected }} found={matches} onSelect={choose} ask={bulk.ask} />
        </Suspense>
      )}
      {bulk.dialog}
      {entries.length > 0 && found.length === 0 && (
        <p className="ak-whitelist-manager-hint">{words.noMatch}</p>
      )}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

function isNowhere(active: Element | null): boolean {
  return active === null || active === active.ownerDocument.body;
}

interface RemoveFailureProps {
  failure: EntryFailure;
  onDismiss: () => void;
}

/** @spec B §8 */
function RemoveFailure({ failure: { entry, error }, onDismiss }: RemoveFailureProps) {
  const words = useMessages(whitelistMessages);
  const errorText = useErrorText();
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={<UserText text={entry} />}
      className="ak-whitelist-manager-alert"
      onDismiss={onDismiss}
    >
      {words.removeFailed({ why: errorText(error) })}
    </Alert>
  );
}
