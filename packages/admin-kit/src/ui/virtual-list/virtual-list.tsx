import {
  type CSSProperties,
  type ElementType,
  type FocusEvent,
  type Key,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { setTitleIfTruncated } from '../text/set-title-if-truncated.ts';
import { type AssumedRows, useRowWindow } from './use-row-window.ts';
import './virtual-list.css';

export interface RowPlace {
  readonly row: number;
  readonly topPx: number;
  readonly rowCount: number;
}

interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Renders one row, whose element takes `rowProps(place)`. */
  renderRow: (item: Item, place: RowPlace) => ReactNode;
  /** The usual height of a row in the style sheet, so that most lists render once. */
  assumed: AssumedRows;
  /** A selector of the texts in a row that get a title while they are truncated. */
  truncated: string;
  /** The class of the element that scrolls. It sets `--ak-virtual-list-row-height` and `-max-height`. */
  className: string;
  /** The class of the list in it. @default none */
  rowsClassName?: string;
  /** The component that scrolls. @default 'div' */
  scroller?: ElementType;
}

/**
 * A list of which only the rows in view are rendered, and the row with the focus: removed from the page, it would drop the
 * focus. Rows are placed absolutely and in order, so that React moves none.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, renderRow, assumed, truncated } = props;
  const { className, rowsClassName, scroller: Scroller = 'div' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<Key | null>(null);
  const { rowHeightPx, rowNumbers, onScroll } = useRowWindow(scroller, probe, items.length, assumed);
  const focusedRow = focusedKey === null ? -1 : items.findIndex((item) => keyOf(item) === focusedKey);

  const onFocus = ({ target }: FocusEvent) => {
    const item = items[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)];
    setFocusedKey(item === undefined ? null : keyOf(item));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedKey(null);
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const text = (target as Element).closest<HTMLElement>(truncated);
    if (text) setTitleIfTruncated(text);
  };

  return (
    <Scroller ref={scroller} className={`ak-virtual-list ${className}`} onScroll={onScroll}>
      <div ref={probe} className="ak-virtual-list-probe" aria-hidden="true" />
      <ul
        className={`ak-virtual-list-rows ${rowsClassName ?? ''}`}
        aria-label={label}
        style={{ '--ak-virtual-list-count': items.length } as CSSProperties}
        {...{ onFocus, onBlur, onPointerOver }}
      >
        {rowNumbers(focusedRow).map((row) =>
          renderRow(items[row] as Item, { row, topPx: row * rowHeightPx, rowCount: items.length }),
        )}
      </ul>
    </Scroller>
  );
}

/** What a row's element takes. Its position is in attributes, since the rows around it may not be rendered. */
export const rowProps = ({ row, topPx, rowCount }: RowPlace) => ({
  'data-row': row,
  'aria-posinset': row + 1,
  'aria-setsize': rowCount,
  style: { transform: `translateY(${topPx}px)` },
});
