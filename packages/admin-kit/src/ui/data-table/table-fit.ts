import {
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isMatched } from '../../browser/is-matched.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { type MeasuredCell, widestCells } from './widest-cells.ts';

/** Equal in the style sheets. */
const CARDS_BELOW_PX = 480;
const ALL_FROM = '(width >= 1280px)';

/** `inside` is for the frame: the room is measured before the columns are fitted in it, which loses the layout. */
export function useIsNarrow(): { isNarrow: boolean; inside: RefCallback<HTMLElement> } {
  const [isNarrow, setIsNarrow] = useState(false);
  const inside = useCallback((node: HTMLElement | null) => {
    const root = node?.parentElement;
    if (!root || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const widthPx = root.clientWidth;
      // A hidden tab has no width.
      if (widthPx > 0) setIsNarrow(widthPx < CARDS_BELOW_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  return { isNarrow, inside };
}

const noStore = () => () => {};
/** Not while the server's markup is taken over. */
const useIsOwnMarkup = () =>
  useSyncExternalStore(
    noStore,
    () => true,
    () => false,
  );

interface TableFit<Row> {
  readonly frame: RefCallback<HTMLElement>;
  /** Part of the table while it is measured, which ends before the browser paints. */
  readonly measuredCells: readonly MeasuredCell<Row>[];
}

/**
 * Needs depend on content and font. Widths are measured once over the rows of all pages and held, so that a saved cell
 * or another page moves no column.
 * @param rows of all pages; null while they load
 * @param shown those of this page
 * @param inside for the frame, before it is measured
 */
export function useTableFit<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[] | null,
  shown: readonly { readonly original: Row }[],
  inside: RefCallback<HTMLElement>,
): TableFit<Row> {
  const isOwnMarkup = useIsOwnMarkup();
  const frame = useRef<HTMLElement | null>(null);
  const measuredRoomPx = useRef(0);
  const fittedNeeds = useRef('');
  const [changedRoomPx, setChangedRoomPx] = useState(0);
  const heads = columns.map(({ id, header }) => `${id} ${header}`).join('\n');
  const needs = `${changedRoomPx} ${rows === null} ${heads}`;
  const [measuredNeeds, setMeasuredNeeds] = useState('');
  const isMeasured = needs === measuredNeeds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first rows that are known decide
  const measuredCells = useMemo(
    () => (isMeasured || !isOwnMarkup ? [] : widestCells(rows ?? [], shown, columns)),
    [isMeasured, needs, isOwnMarkup],
  );
  useLayoutEffect(() => {
    if (!frame.current || !isOwnMarkup) return;
    if (needs === fittedNeeds.current) {
      fit(frame.current);
      return;
    }
    fitAnew(frame.current);
    fittedNeeds.current = needs;
    measuredRoomPx.current = roomOf(frame.current);
    // Without such cells nothing has to be rendered again.
    setMeasuredNeeds(measuredCells.length > 0 ? needs : '');
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      frame.current = node;
      if (!node || typeof ResizeObserver === 'undefined') return undefined;
      const leave = inside(node);
      let request = 0;
      const table = node.querySelector('table');
      let seen = '';
      // A separate frame, because fitting changes the observed sizes.
      const observer = new ResizeObserver(() => {
        const widths = `${node.offsetWidth} ${table?.offsetWidth}`;
        if (widths === seen) return;
        seen = widths;
        cancelAnimationFrame(request);
        request = requestAnimationFrame(() => {
          const roomPx = roomOf(node);
          if (roomPx !== measuredRoomPx.current) setChangedRoomPx(roomPx);
          fit(node);
        });
      });
      observer.observe(node);
      if (table) observer.observe(table);
      return () => {
        cancelAnimationFrame(request);
        observer.disconnect();
        leave?.();
      };
    },
    [inside],
  );
  return { frame: ref, measuredCells };
}

const STEPS = ['data-tight', 'data-left-out', 'data-scrolls'] as const;
const roomOf = (frame: HTMLElement) => frame.offsetWidth - 2 * frame.clientLeft;

/** A column that needs more room takes it from those that share the rest. No other column becomes narrower. */
function fit(frame: HTMLElement): void {
  const table = frame.querySelector('table');
  if (table === null) return;
  const isHeld = frame.hasAttribute('data-holds');
  const fits = () => table.offsetWidth <= roomOf(frame);
  if (isHeld && (frame.hasAttribute('data-scrolls') || fits())) return;
  if (isHeld) {
    frame.removeAttribute('data-holds');
    if (fits()) {
      hold(frame, table);
      return;
    }
  }
  fitAnew(frame);
}

function fitAnew(frame: HTMLElement): void {
  const table = frame.querySelector('table');
  const roomPx = roomOf(frame);
  if (table === null || roomPx <= 0) return;
  const { scrollLeft, scrollTop } = frame;
  const isHeld = frame.hasAttribute('data-holds');
  // The page must not scroll while the rows are lower.
  if (isHeld) frame.style.minBlockSize = `${frame.offsetHeight}px`;
  for (const step of ['data-holds', ...STEPS]) frame.removeAttribute(step);
  for (const cell of headerCells(table)) cell.style.removeProperty('--ak-held-width');
  if (!hasMadeRoom(frame, table, () => table.offsetWidth <= roomPx, roomPx)) {
    frame.toggleAttribute('data-scrolls', true);
    // Wrapping did not help and makes the rows higher.
    frame.setAttribute('data-tight', 'spacing');
  }
  hold(frame, table);
  if (isHeld) frame.style.minBlockSize = '';
  if (scrollLeft !== 0 || scrollTop !== 0) frame.scrollTo(scrollLeft, scrollTop);
}

/** Placeholders say nothing about the width of what comes. */
function hold(frame: HTMLElement, table: HTMLElement): void {
  if (table.querySelector('tbody > tr:not([aria-hidden])') === null) return;
  const widths = headerCells(table).map((cell) => [cell, cell.getBoundingClientRect().width] as const);
  for (const [cell, widthPx] of widths) {
    if (widthPx > 0) cell.style.setProperty('--ak-held-width', `${widthPx}px`);
  }
  frame.toggleAttribute('data-holds', true);
}

function hasMadeRoom(frame: HTMLElement, table: HTMLElement, fits: () => boolean, roomPx: number): boolean {
  if (fits()) return true;
  for (const tightness of ['spacing', 'wrapping']) {
    frame.setAttribute('data-tight', tightness);
    if (fits()) return true;
  }
  if (isMatched(ALL_FROM)) return false;
  const leftOut = countLeftOut(columnWidths(table), table.offsetWidth - roomPx);
  if (leftOut > 0) frame.setAttribute('data-left-out', [...Array(leftOut + 1).keys()].join(' '));
  return fits();
}

const headerCells = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLElement>('.ak-data-table-header-cell'),
];

function columnWidths(table: HTMLElement): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const cell of headerCells(table)) {
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
