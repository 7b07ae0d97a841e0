import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Under this width rows are cards, as the style sheets have it, too. */
const CARDS_BELOW_PX = 480;
/** From this width of the window on, every column is there. */
const ALL_FROM = '(width >= 1280px)';

/** Whether a table is so narrow that its rows are cards. Known before the first paint. */
export function useIsNarrow(root: { readonly current: HTMLElement | null }): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const node = root.current;
    if (node === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => {
      const widthPx = node.clientWidth;
      // Without a width it is hidden, as in a tab that is not shown.
      if (widthPx > 0) setIsNarrow(widthPx < CARDS_BELOW_PX);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [root]);
  return isNarrow;
}

/**
 * Makes a table fit its frame. Where its columns need more room than there is, it first narrows its spaces, then wraps
 * what is in its cells, then leaves out columns by their ranks, and at last scrolls. What columns need depends on their content, their language and their font,
 * so it is measured, and again whenever the rows or the room change.
 */
export function useTableFit(): RefCallback<HTMLElement> {
  const frame = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (frame.current) fit(frame.current);
  });
  return useCallback((node: HTMLElement | null) => {
    frame.current = node;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    let request = 0;
    // In a frame of its own: what fits changes the height of what is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => fit(node));
    });
    observer.observe(node);
    const table = node.querySelector('table');
    if (table) observer.observe(table);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, []);
}

function fit(frame: HTMLElement): void {
  const table = frame.querySelector('table');
  if (table === null) return;
  // As wide as it is without a scrollbar of its own.
  const roomPx = frame.offsetWidth - 2 * frame.clientLeft;
  const fits = () => table.offsetWidth <= roomPx;
  const steps = ['data-tight', 'data-left-out'] as const;
  if (fits() && ![...steps, 'data-scrolls'].some((step) => frame.hasAttribute(step))) return;
  // While it is measured, nobody loses the place to which the page or the table was scrolled.
  const { scrollLeft, scrollTop } = frame;
  frame.style.minBlockSize = `${frame.offsetHeight}px`;
  for (const step of steps) frame.removeAttribute(step);
  frame.toggleAttribute('data-scrolls', !hasMadeRoom(frame, table, fits, roomPx));
  frame.style.minBlockSize = '';
  frame.scrollTo(scrollLeft, scrollTop);
}

/** Whether the table fits, by the steps that it takes. */
function hasMadeRoom(frame: HTMLElement, table: HTMLElement, fits: () => boolean, roomPx: number): boolean {
  if (fits()) return true;
  for (const tightness of ['spacing', 'wrapping']) {
    frame.setAttribute('data-tight', tightness);
    if (fits()) return true;
  }
  if (matchMedia(ALL_FROM).matches) return false;
  const leftOut = countLeftOut(columnWidths(table), table.offsetWidth - roomPx);
  // Ranks begin at 1, so that 0 leaves out nothing.
  if (leftOut > 0) frame.setAttribute('data-left-out', [...Array(leftOut + 1).keys()].join(' '));
  return fits();
}

/** What the columns of each rank need. In a table that is too wide for its frame, none is wider than that. */
function columnWidths(table: HTMLElement): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const cell of table.querySelectorAll<HTMLElement>('.ak-data-table-header-cell')) {
    const rank = Number(/\bak-leaves-(\d+)/.exec(cell.className)?.[1] ?? 0);
    if (rank > 0) widths.set(rank, (widths.get(rank) ?? 0) + cell.offsetWidth);
  }
  return widths;
}

/** How many ranks of columns to leave out, so that a table gets narrower by so many px; all of them where that is not enough. */
export function countLeftOut(widths: ReadonlyMap<number, number>, excessPx: number): number {
  let rank = 0;
  for (let leftPx = excessPx; leftPx > 0 && rank < widths.size; ) leftPx -= widths.get(++rank) ?? 0;
  return rank;
}
