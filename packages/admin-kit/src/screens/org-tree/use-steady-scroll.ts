import { useLayoutEffect, useRef } from 'react';
import type { RowWindow } from '../../ui/virtual-list/use-row-window.ts';
import type { OrgTreeReady } from './use-org-tree.ts';

interface Anchor {
  readonly organizationId: number;
  readonly topPx: number;
}

/**
 * Keeps under a person's eyes what is under them: when rows come or go above (a refresh, 'expand all'), the first row in
 * sight stays where it is. A look at the tab stop goes before that. Returns what notes the new place after scrolling.
 */
export function useSteadyScroll(tree: OrgTreeReady, rowWindow: RowWindow): () => void {
  const anchor = useRef<Anchor | null>(null);
  const seenLook = useRef(0);

  const note = () => {
    const row = rowWindow.firstRowInSight();
    // At the very top a person wants to see what is new there.
    const isAnchored = row > 0 && row < tree.rowCount;
    anchor.current = isAnchored
      ? { topPx: row * rowWindow.rowHeightPx, organizationId: tree.rowAt(row).organization.id }
      : null;
  };

  useLayoutEffect(() => {
    const { look, tabStopRow } = tree;
    const kept = anchor.current;
    const row = kept === null ? -1 : tree.rowShowing(kept.organizationId);
    const movedPx = kept === null || row < 0 ? 0 : row * rowWindow.rowHeightPx - kept.topPx;
    const mustLook = look !== seenLook.current;
    // Whatever asks the browser for a measure here makes it lay out the page before its time.
    if ((movedPx === 0 && !mustLook) || !rowWindow.isSettled()) return;
    if (movedPx !== 0) rowWindow.scrollByPx(movedPx);
    if (mustLook) rowWindow.scrollToRow(tabStopRow);
    seenLook.current = look;
    note();
  });
  return note;
}
