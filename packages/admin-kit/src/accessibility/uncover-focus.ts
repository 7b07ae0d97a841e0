import { parentOf } from './around.ts';
import { isAround } from './is-around.ts';

const GAP_PX = 4;

/**
 * Scrolls a focused control clear of what sticks or floats over it: a table's header, the bar of a selection, a toast, the first
 * column of a wide table.
 */
export function uncoverFocus(control: HTMLElement): void {
  // What a pointer presses is in sight, and must not move.
  if (!control.matches(':focus-visible')) return;
  // The browser scrolls too.
  requestAnimationFrame(() => {
    uncoverFromColumn(control);
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const cover = coverAt(control, middle, top + 1) ?? coverAt(control, middle, bottom - 1);
    if (cover === null) return;
    const box = cover.getBoundingClientRect();
    scrollBy(control, isAtEnd(cover, box) ? bottom - box.top + GAP_PX : top - box.bottom - GAP_PX);
  });
}

function coverAt(control: Element, x: number, y: number): Element | null {
  const page = control.ownerDocument;
  let hit = page.elementFromPoint?.(x, y) ?? null;
  for (let inner = hit; inner?.shadowRoot; hit = inner) {
    inner = inner.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === hit) break;
  }
  for (
    let cover = hit;
    cover && !isAround(cover, control) && !control.contains(cover);
    cover = parentOf(cover)
  ) {
    if (!/sticky|fixed/.test(getComputedStyle(cover).position)) continue;
    // A column that sticks covers it sideways.
    return cover.closest('tr')?.contains(control) ? null : cover;
  }
  return null;
}

function uncoverFromColumn(control: Element): void {
  const row = control.closest('tr');
  for (const cell of row?.cells ?? []) {
    const { position, left, right } = getComputedStyle(cell);
    // The head of a table sticks too, but at its top.
    if (position !== 'sticky' || (left === 'auto' && right === 'auto') || cell.contains(control)) continue;
    const [column, box] = [cell.getBoundingClientRect(), control.getBoundingClientRect()];
    if (box.left >= column.right || box.right <= column.left) continue;
    const by = left === 'auto' ? box.right - column.left + GAP_PX : box.left - column.right - GAP_PX;
    for (let place = parentOf(control); place; place = parentOf(place))
      if (/auto|scroll/.test(getComputedStyle(place).overflowX)) {
        place.scrollBy({ left: by, behavior: 'instant' });
        return;
      }
  }
}

function isAtEnd(cover: Element, box: DOMRect): boolean {
  const { position, top } = getComputedStyle(cover);
  return position === 'sticky' ? top === 'auto' : box.top + box.bottom > innerHeight;
}

function scrollBy(control: Element, by: number): void {
  let left = by;
  for (let place = parentOf(control); place && Math.abs(left) >= 1; place = parentOf(place)) {
    const isPage = place === place.ownerDocument.scrollingElement;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(place).overflowY)) continue;
    const before = place.scrollTop;
    place.scrollBy({ top: left, behavior: 'instant' });
    left -= place.scrollTop - before;
  }
}
