import {
  type FocusEvent,
  memo,
  type PointerEvent,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rowsInPlace, type Steady, useSteady } from '../../browser/use-steady.ts';
import { useBulkActions } from '../../bulk-job/use-bulk-actions.tsx';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../provider/lazy-part.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { type ListSlots, useListSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, Slot } from '../../ui/slot/slot.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { type AssumedRows, useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';
import type { WhitelistAdapter } from './api.ts';
import { whitelistMessages } from './messages.ts';
import { filterEntries, kindOfEntry } from './rules.ts';
import type { EntryFailure, RemoveEntry } from './use-whitelist.ts';

const SelectedEntries = lazyPart('selected-entries', () => import('./selected-entries.tsx'));

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
  const [query, search] = useState('');
  const part = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const removedRow = useRef<number | null>(null);
  // Typing does not wait for the list.
  const wanted = useDeferredValue(query);
  const matches = useMemo(() => filterEntries(entries, wanted), [entries, wanted]);
  const { steady: found, pointing, release } = useSteady(matches, wanted, entriesInPlace);
  const countOf = useCount();
  const [chosen, choose] = useState<ReadonlySet<string>>(noEntries);
  const selected = useMemo(
    () => (chosen.size === 0 ? noEntries : new Set(entries.filter((entry) => chosen.has(entry)))),
    [chosen, entries],
  );
  usePreload(SelectedEntries);
  const bulk = useBulkActions({ selectedIds: selected, onChange: choose });
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
    if (removedRow.current === null || !root || !isNowhere(root.activeElement)) return;
    const row = Math.min(removedRow.current, found.length - 1);
    removedRow.current = null;
    const next = part.current?.querySelector<HTMLElement>(`[data-row="${row}"] button`);
    const home = next ?? part.current?.querySelector<HTMLElement>('input') ?? part.current;
    home?.focus({ preventScroll: true });
  }, [found]);

  const { run } = remove;
  const onRemove = useMemo(
    () => (entry: string, row: number) => {
      release();
      removedRow.current = row;
      void run(entry);
    },
    [run, release],
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
            onValueChange={search}
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
      {selected.size > 0 && (
        <Suspense fallback={null}>
          <SelectedEntries {...{ adapter, selected }} found={matches} onSelect={choose} ask={bulk.ask} />
        </Suspense>
      )}
      {found.length > 0 && (
        <EntryList
          {...{ words, selected, onSelect, onRemove }}
          entries={found}
          pointing={pointing}
          isBusyWith={remove.isBusyWith}
        />
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

interface EntryListProps {
  entries: readonly string[];
  pointing: Steady<unknown>['pointing'];
  words: WhitelistWords;
  selected: ReadonlySet<string>;
  isBusyWith: (entry: string) => boolean;
  onSelect: (entry: string, isSelected: boolean) => void;
  onRemove: (entry: string, row: number) => void;
}

/** The same height as in the style sheet, so that nothing is rendered twice. */
const usualRows: AssumedRows = { rowHeightPx: 36, rowsInSight: 12 };

function EntryList(props: EntryListProps) {
  const { entries, pointing, words, selected, isBusyWith, onSelect, onRemove } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedEntry, setFocusedEntry] = useState<string | null>(null);
  const slots = useListSlots<string>('entries');
  const rows = useRowWindow(scroller, entries.length, usualRows);
  const focusedRow = focusedEntry === null ? -1 : entries.indexOf(focusedEntry);

  const onFocus = ({ target }: FocusEvent) =>
    setFocusedEntry(entries[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)] ?? null);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedEntry(null);
  };

  return (
    <div
      ref={scroller}
      className="ak-whitelist-manager-list"
      data-has-additions={slots && ''}
      onScroll={rows.onScroll}
    >
      <VirtualRows
        rows={rows}
        as="ul"
        keptRow={focusedRow}
        aria-label={words.entries}
        {...{ onFocus, onBlur, onPointerOver: titleCutEntry, ...pointing }}
      >
        {(row, topPx) => {
          const entry = entries[row] as string;
          return (
            <EntryRow
              key={entry}
              {...{ entry, row, topPx, words, onSelect, onRemove, slots }}
              isSelected={selected.has(entry)}
              rowCount={entries.length}
              isBusy={isBusyWith(entry)}
            />
          );
        }}
      </VirtualRows>
    </div>
  );
}

function titleCutEntry(event: PointerEvent): void {
  const text = (event.target as Element).closest<HTMLElement>('.ak-whitelist-manager-entry');
  if (text) setTitleIfTruncated(text);
}

type WhitelistWords = (typeof whitelistMessages)['defaults'];

interface EntryRowProps {
  entry: string;
  row: number;
  topPx: number;
  rowCount: number;
  words: WhitelistWords;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: EntryListProps['onSelect'];
  onRemove: (entry: string, row: number) => void;
  slots: ListSlots<string> | undefined;
}

/** Its position is in attributes, because the rows around it may not be rendered. */
const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, row, topPx, rowCount, words, isSelected, isBusy, onSelect, onRemove, slots } = props;
  return (
    <li
      className="ak-virtual-list-row ak-whitelist-manager-row"
      data-row={row}
      aria-posinset={row + 1}
      aria-setsize={rowCount}
      style={{ transform: `translateY(${topPx}px)` }}
    >
      <CellCheckbox
        label={words.select({ entry: visibleText(entry) })}
        isChecked={isSelected}
        onCheckedChange={(isChecked) => onSelect(entry, isChecked)}
      />
      <span className="ak-whitelist-manager-row-text">
        <UserText text={entry} marksOddSpaces className="ak-whitelist-manager-entry" />
      </span>
      <span className="ak-whitelist-manager-kind">{words[kindOfEntry(entry)]}</span>
      <Replaceable name="removeEntry">
        <IconButton
          size="small"
          label={words.remove({ entry: visibleText(entry) })}
          icon={<TrashIcon />}
          isBusy={isBusy}
          onClick={() => onRemove(entry, row)}
        />
      </Replaceable>
      {slots?.rowContent && (
        <div className="ak-row-content">
          <Slot>{slots.rowContent(entry, 0)}</Slot>
        </div>
      )}
    </li>
  );
});
