import { type CSSProperties, type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { type AssumedRows, useRowWindow } from '../../ui/virtual-list/use-row-window.ts';
import { EntryRow, type WhitelistWords } from './entry-row.tsx';

interface EntryListProps {
  entries: readonly string[];
  words: WhitelistWords;
  isBusyWith: (entry: string) => boolean;
  onRemove: (entry: string, row: number) => void;
}

/** As the style sheet has it: then nothing is rendered twice. */
const usualRows: AssumedRows = { rowHeightPx: 36, rowsInSight: 12 };

/**
 * The entries, of which only those in sight are rendered, and the one that has the focus wherever it is: a row that went
 * with the focus in it would drop it on the page.
 */
export function EntryList({ entries, words, isBusyWith, onRemove }: EntryListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [focusedEntry, setFocusedEntry] = useState<string | null>(null);
  const { rowNumbers, onScroll } = useRowWindow(scroller, probe, entries.length, usualRows);
  const focusedRow = focusedEntry === null ? -1 : entries.indexOf(focusedEntry);

  const onFocus = ({ target }: FocusEvent) =>
    setFocusedEntry(entries[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)] ?? null);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedEntry(null);
  };

  return (
    <div ref={scroller} className="ak-whitelist-manager-list" onScroll={onScroll}>
      <div ref={probe} className="ak-whitelist-manager-probe" aria-hidden="true" />
      <ul
        className="ak-whitelist-manager-rows"
        aria-label={words.entries}
        style={{ '--ak-whitelist-manager-count': entries.length } as CSSProperties}
        {...{ onFocus, onBlur, onPointerOver: titleCutEntry }}
      >
        {rowNumbers(focusedRow).map((row) => {
          const entry = entries[row] as string;
          return (
            <EntryRow
              key={entry}
              {...{ entry, row, words, onRemove }}
              rowCount={entries.length}
              isBusy={isBusyWith(entry)}
            />
          );
        })}
      </ul>
    </div>
  );
}

function titleCutEntry(event: PointerEvent): void {
  const text = (event.target as Element).closest<HTMLElement>('.ak-whitelist-manager-entry');
  if (text) setTitleIfTruncated(text);
}
