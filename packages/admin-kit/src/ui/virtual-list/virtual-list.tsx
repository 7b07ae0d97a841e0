import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../../browser/use-is-printing.ts';
import './virtual-list.css';

/** Rows beyond the edges are painted before a key or wheel step reaches them. */
const OVERSCAN = 4;
const STRIDE = 4;
const MAX_PRINTED = 2000;

/** Used before the first measurement and without layout (a server, jsdom). */
export interface AssumedRows {
  readonly rowHeightPx: number;
  readonly rowsInSight: number;
}

interface Geometry extends AssumedRows {
  readonly firstRow: number;
}

const usualRows: AssumedRows = { rowHeightPx: 32, rowsInSight: 20 };

export interface RowWindow {
  readonly rowCount: number;
  /** The element that `VirtualRows` renders to measure the height of a row. */
  readonly probe: RefObject<HTMLDivElement | null>;
  readonly rowHeightPx: number;
  /**
   * The rows to render, in order: the visible ones, a few around them, and `keptRow`, which stays rendered
   * because it has the focus.
   */
  rowNumbers(keptRow: number): number[];
  rowsPerPage(): number;
  onScroll(): void;
  firstRowInSight(): number;
  /** Shows a row: one near the edge with the least scrolling, a distant one in the middle. */
  scrollToRow(row: number): void;
  /** Negative towards the top. */
  scrollByPx(px: number): void;
  /** Whether rows have been measured with the final style sheet. */
  isSettled(): boolean;
}

/**
 * The rows of a scroller to render, with `VirtualRows` inside the scroller. All rows have the height
 * `--ak-virtual-list-row-height`, which is measured, so that density, touch and the host's own height need no second
 * number here.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rowCount: number,
  assumed = usualRows,
): RowWindow {
  const probe = useRef<HTMLDivElement>(null);
  const [geometry, setGeometry] = useState<Geometry>({ ...assumed, firstRow: 0 });
  const isWhole = useIsPrinting() && rowCount <= MAX_PRINTED;
  const { rowHeightPx } = geometry;

  const measure = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, clientHeight } = element;
    const rowHeightPx = probe.current?.offsetHeight ?? 0;
    setGeometry((known) => fitting(known, { scrollTop, clientHeight, rowHeightPx }));
  }, [scroller]);

  useLayoutEffect(() => {
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const element of [scroller.current, probe.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [measure, scroller]);

  const scrollTo = (top: number) => {
    if (scroller.current === null) return;
    scroller.current.scrollTop = top;
    // The scroll event comes a frame too late.
    measure();
  };

  const { rowsInSight } = geometry;
  const firstRow = Math.max(0, Math.min(geometry.firstRow, rowCount - rowsInSight));
  return {
    rowCount,
    probe,
    rowHeightPx,
    rowNumbers: (keptRow) => {
      const from = isWhole ? 0 : Math.max(0, firstRow - OVERSCAN);
      const to = isWhole ? rowCount : Math.min(rowCount, firstRow + rowsInSight + STRIDE + OVERSCAN);
      const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
      if (keptRow >= 0 && keptRow < from) rows.unshift(keptRow);
      if (keptRow >= to && keptRow < rowCount) rows.push(keptRow);
      return rows;
    },
    rowsPerPage: () => {
      const heightPx = scroller.current?.clientHeight || rowsInSight * rowHeightPx;
      return Math.max(1, Math.floor(heightPx / rowHeightPx) - 1);
    },
    // Without it, rows would be missing for a frame.
    onScroll: () => flushSync(measure),
    firstRowInSight: () => Math.ceil((scroller.current?.scrollTop ?? 0) / rowHeightPx),
    scrollToRow: (row) => {
      const element = scroller.current;
      if (element === null) return;
      const { scrollTop, clientHeight } = element;
      const top = row * rowHeightPx;
      const bottom = top + rowHeightPx;
      const isNextToSight = bottom >= scrollTop - 1 && top <= scrollTop + clientHeight + 1;
      if (!isNextToSight) scrollTo(top - (clientHeight - rowHeightPx) / 2);
      else if (top < scrollTop) scrollTo(top);
      else if (bottom > scrollTop + clientHeight) scrollTo(bottom - clientHeight);
    },
    scrollByPx: (px) => scrollTo((scroller.current?.scrollTop ?? 0) + px),
    isSettled: () => (probe.current?.offsetHeight || rowHeightPx) === rowHeightPx,
  };
}

export interface VirtualRowsProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** The rows in sight, from `useRowWindow`. */
  rows: RowWindow;
  /** @default 'div' */
  as?: 'div' | 'ul';
  /** The row that stays rendered, because it has the focus; -1 for none. */
  keptRow: number;
  /** Renders one row with the class `ak-virtual-list-row`, `topPx` below the start of the list. */
  children: (row: number, topPx: number) => ReactNode;
}

/** The rendered rows of a list, at the height of all of them. */
export function VirtualRows({
  rows,
  as = 'div',
  keptRow,
  className,
  style,
  children,
  ...rest
}: VirtualRowsProps) {
  const { probe, rowCount, rowHeightPx, rowNumbers } = rows;
  const Rows = as as 'div';
  return (
    <>
      <div ref={probe} className="ak-virtual-list-probe" aria-hidden="true" />
      <Rows
        {...rest}
        className={`ak-virtual-list-rows ${className ?? ''}`}
        // A custom property is inherited, so each change would restyle every row.
        style={{ ...style, blockSize: `calc(${rowCount} * var(--ak-virtual-list-row-height))` }}
      >
        {rowNumbers(keptRow).map((row) => children(row, row * rowHeightPx))}
      </Rows>
    </>
  );
}

interface Measures {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly rowHeightPx: number;
}

/** Avoids a second render for a few rows too many. */
function fitting(known: Geometry, { scrollTop, clientHeight, ...measured }: Measures): Geometry {
  const rowHeightPx = measured.rowHeightPx || known.rowHeightPx;
  const room = Math.ceil(clientHeight / rowHeightPx);
  const isFarLess = room > 0 && room < known.rowsInSight / 2;
  const rowsInSight = room > known.rowsInSight || isFarLess ? room : known.rowsInSight;
  const row = Math.floor(scrollTop / rowHeightPx);
  const firstRow = row - (row % STRIDE);
  const isSame =
    rowHeightPx === known.rowHeightPx && rowsInSight === known.rowsInSight && firstRow === known.firstRow;
  return isSame ? known : { rowHeightPx, rowsInSight, firstRow };
}
