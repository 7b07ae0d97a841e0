import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Equal in the style sheets. */
const CARDS_BELOW_PX = 480;
const ALL_FROM = '(width >= 1280px)';
/** Longer than between two letters of a fast typist. */
const PAUSE_MS = 300;

export function useIsNarrow(root: { readonly current: HTMLElement | null }): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const node = root.current;
    if (node === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const widthPx = node.clientWidth;
      // A hidden tab has no width.
      if (widthPx > 0) setIsNarrow(widthPx < CARDS_BELOW_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [root]);
  return isNarrow;
}

/** Needs depend on content and font. Room is given back in a pause only, because each measurement costs layouts. */
export function useTableFit(columns: readonly unknown[]): RefCallback<HTMLElement> {
  const frame = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are measured even if they have room
  useLayoutEffect(() => {
    if (frame.current) fit(frame.current);
  }, [columns]);
  useLayoutEffect(() => {
    const node = frame.current;
    if (node === null) return undefined;
    if (lacksRoom(node)) fit(node);
    const timer = setTimeout(() => fit(node), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return useCallback((node: HTMLElement | null) => {
    frame.current = node;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    let request = 0;
    const table = node.querySelector('table');
    let seen = '';
    // A separate frame, because fitting changes the observed sizes.
    const observer = new ResizeObserver(() => {
      const widths = `${node.offsetWidth} ${table?.offsetWidth}`;
      if (widths === seen) return;
      seen = widths;
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => fit(node));
    });
    observer.observe(node);
    if (table) observer.observe(table);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, []);
}

const roomOf = (frame: HTMLElement) => frame.offsetWidth - 2 * frame.clientLeft;

function lacksRoom(frame: HTMLElement): boolean {
  const tablePx = frame.querySelector('table')?.offsetWidth ?? 0;
  return tablePx > roomOf(frame) && !frame.hasAttribute('data-scrolls');
}

function fit(frame: HTMLElement): void {
  const table = frame.querySelector('table');
  if (table === null) return;
  const roomPx = roomOf(frame);
  const fits = () => table.offsetWidth <= roomPx;
  const steps = ['data-tight', 'data-left-out', 'data-scrolls'] as const;
  if (fits() && !steps.some((step) => frame.hasAttribute(step))) return;
  const { scrollLeft, scrollTop } = frame;
  frame.style.minBlockSize = `${frame.offsetHeight}px`;
  for (const step of steps) frame.removeAttribute(step);
  if (!hasMadeRoom(frame, table, fits, roomPx)) {
    frame.toggleAttribute('data-scrolls', true);
    // Wrapping did not help and makes the rows higher.
    frame.setAttribute('data-tight', 'spacing');
  }
  frame.style.minBlockSize = '';
  frame.scrollTo(scrollLeft, scrollTop);
}

function hasMadeRoom(frame: HTMLElement, table: HTMLElement, fits: () => boolean, roomPx: number): boolean {
  if (fits()) return true;
  for (const tightness of ['spacing', 'wrapping']) {
    frame.setAttribute('data-tight', tightness);
    if (fits()) return true;
  }
  if (matchMedia(ALL_FROM).matches) return false;
  const leftOut = countLeftOut(columnWidths(table), table.offsetWidth - roomPx);
  if (leftOut > 0) frame.setAttribute('data-left-out', [...Array(leftOut + 1).keys()].join(' '));
  return fits();
}

function columnWidths(table: HTMLElement): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const cell of table.querySelectorAll<HTMLElement>('.ak-data-table-header-cell')) {
    const rank = Number(/\bak-leaves-(\d+)/.exec(cell.className)?.[1] ?? 0);
    if (rank > 0) widths.set(rank, (widths.get(rank) ?? 0) + cell.offsetWidth);
  }
  return widths;
}

export function countLeftOut(widths: ReadonlyMap<number, number>, excessPx: number): number {
  let rank = 0;
  for (let leftPx = excessPx; leftPx > 0 && rank < widths.size; ) leftPx -= widths.get(++rank) ?? 0;
  return rank;
}
