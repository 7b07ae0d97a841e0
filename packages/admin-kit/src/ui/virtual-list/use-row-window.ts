import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows kept ready beyond either edge, so that a step of the keyboard or the wheel finds them painted. */
const OVERSCAN = 4;
/** The window moves by this many rows at a time: most scroll events then change nothing. */
const STRIDE = 4;

interface Geometry {
  readonly rowHeightPx: number;
  /** At most this many rows fit. */
  readonly rowsInSight: number;
  /** The first row in sight, rounded down to the stride. */
  readonly firstRow: number;
}

/** What is taken for true before anything is measured, and where there is no layout (a server, jsdom). */
export type AssumedRows = Pick<Geometry, 'rowHeightPx' | 'rowsInSight'>;

const usualRows: AssumedRows = { rowHeightPx: 32, rowsInSight: 20 };

export interface RowWindow {
  readonly rowHeightPx: number;
  /**
   * The rows to render, in order: those in view, a few around them, and the one that must stay rendered wherever it is,
   * because it has the focus.
   */
  rowNumbers(keptRow: number): number[];
  rowsPerPage(): number;
  /** For the scroller's `onScroll`. */
  onScroll(): void;
  /** The first row that is wholly in sight. */
  firstRowInSight(): number;
  /** Shows a row: one at the edge with the least scrolling, one from farther away in the middle. */
  scrollToRow(row: number): void;
  /** Negative towards the top. */
  scrollByPx(px: number): void;
  /** The rows are laid out as high as the style sheet says: positions can be trusted. */
  isSettled(): boolean;
}

/**
 * Which rows of a scroller to render. All are as high as `probe`, an element in the scroller that takes its height from
 * the style sheet, so that density, touch and the host's own height need no second number here.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  rowCount: number,
  assumed = usualRows,
): RowWindow {
  const [geometry, setGeometry] = useState<Geometry>({ ...assumed, firstRow: 0 });
  const { rowHeightPx } = geometry;

  const measure = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, clientHeight } = element;
    const rowHeightPx = probe.current?.offsetHeight ?? 0;
    setGeometry((known) => fitting(known, { scrollTop, clientHeight, rowHeightPx }));
  }, [scroller, probe]);

  useLayoutEffect(() => {
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const element of [scroller.current, probe.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [measure, scroller, probe]);

  const scrollTo = (top: number) => {
    if (scroller.current === null) return;
    scroller.current.scrollTop = top;
    // The scroll event comes with the next frame: too late for the rows of this one.
    measure();
  };

  const { rowsInSight } = geometry;
  // The list may have become shorter than where the scroller still stands.
  const firstRow = Math.max(0, Math.min(geometry.firstRow, rowCount - rowsInSight));
  return {
    rowHeightPx,
    rowNumbers: (keptRow) => {
      const from = Math.max(0, firstRow - OVERSCAN);
      const to = Math.min(rowCount, firstRow + rowsInSight + STRIDE + OVERSCAN);
      const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
      if (keptRow >= 0 && keptRow < from) rows.unshift(keptRow);
      if (keptRow >= to && keptRow < rowCount) rows.push(keptRow);
      return rows;
    },
    rowsPerPage: () => {
      const heightPx = scroller.current?.clientHeight || rowsInSight * rowHeightPx;
      return Math.max(1, Math.floor(heightPx / rowHeightPx) - 1);
    },
    // At once: a frame later the rows would be missing for that frame.
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

/** In pixels; 0 where there is no layout. */
interface Measures {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly rowHeightPx: number;
}

/** The known geometry, where a second render must be avoided: a few rows too many do no harm. */
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
