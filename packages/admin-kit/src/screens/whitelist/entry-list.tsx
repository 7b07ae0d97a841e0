import { type FocusEvent, memo, type PointerEvent, useRef, useState } from 'react';
import type { Steady } from '../../browser/use-steady.ts';
import { visibleText } from '../../text/visible-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { type ListSlots, useListSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, Slot } from '../../ui/slot/slot.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { type AssumedRows, useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';
import type { whitelistMessages } from './messages.ts';
import { kindOfEntry } from './rules.ts';

interface EntryListProps {
  entries: readonly string[];
  pointing: Steady<unknown>['pointing'];
  words: WhitelistWords;
  selected: ReadonlySet<string>;
  isBusyWith: (entry: string) => boolean;
  onSelect: (entry: string, isSelected: boolean) => void;
  onRemove: (entry: string, row: number) => void;
}

const usualRows: AssumedRows = { rowHeightPx: 36, rowsInSight: 12 };

export function EntryList(props: EntryListProps) {
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
      data-state={isSelected ? 'selected' : undefined}
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
