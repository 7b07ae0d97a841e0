import { useLayoutEffect, useRef } from 'react';
import type { RowWindow } from '../../ui/virtual-list/use-row-window.ts';
import type { OrgTreeReady } from './use-org-tree.ts';

interface Anchor {
  readonly organizationId: number;
  readonly topPx: number;
}

/**
 * Keeps the first visible row in place when rows above it come or go (a refresh, 'expand all'). Scrolling to the tab stop
 * takes precedence. Returns the function to call after scrolling.
 */
export function useSteadyScroll(tree: OrgTreeReady, rowWindow: RowWindow): () => void {
  const anchor = useRef<Anchor | null>(null);
  const lastLook = useRef(0);

  const updateAnchor = () => {
    const row = rowWindow.firstRowInSight();
    // At the top, new rows stay visible.
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
    const mustLook = look !== lastLook.current;
    // Measuring here would force an early layout.
    if ((movedPx === 0 && !mustLook) || !rowWindow.isSettled()) return;
    if (movedPx !== 0) rowWindow.scrollByPx(movedPx);
    if (mustLook) rowWindow.scrollToRow(tabStopRow);
    lastLook.current = look;
    updateAnchor();
  });
  return updateAnchor;
}
