import type { Organization } from '@timemap/admin-api';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { isModified } from '../../browser/plain-press.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useListSlots } from '../../ui/slot/screen-slots.ts';
import { type RowWindow, useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';
import { setTitleIfTruncated, TreeRow, useFullName } from './tree-row.tsx';
import type { OrgTreeReady } from './use-org-tree.ts';

interface TreeListProps {
  tree: OrgTreeReady;
  label: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** A roving tabindex: VoiceOver and touch readers follow only real focus. Rows keep their order: a moved row blurs. */
export function TreeList({ tree, label, ref: scroller }: TreeListProps) {
  const { links, linkComponent } = useAdminKit();
  const hasFocus = useRef(false);
  const { tabStopRow } = tree;
  const rowWindow = useRowWindow(scroller, tree.rowCount);
  const fullName = useFullName();
  useRestoreFocusOnUnmount(scroller);
  const slots = useListSlots<Organization>('organizations');

  const noteScroll = useSteadyScroll(tree, rowWindow);

  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${tabStopRow}"]`);
    if (row && !row.matches(':focus')) row.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isRow(event)) return;
    if (event.key === 'Escape' && fullName.isShown) fullName.hide();
    else if (event.key === 'Escape' && tree.query !== '') tree.search('');
    else if (!tree.press(event.nativeEvent, rowWindow.rowsPerPage())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row === null || isControl(event, row) || (row.matches('a') && isModified(event))) return;
    const isToggle = (event.target as Element).closest('.ak-org-tree-toggle') !== null;
    if (isToggle && row.hasAttribute('aria-expanded')) tree.toggleRow(numberOf(row));
    else tree.selectRow(numberOf(row));
  };
  const onFocus = (event: FocusEvent) => {
    hasFocus.current = isRow(event);
    const row = rowOf(event);
    if (row === null) return;
    tree.focusRow(numberOf(row));
    fullName.showFor(row);
  };
  const onBlur = (event: FocusEvent) => {
    hasFocus.current = event.currentTarget.contains(event.relatedTarget);
    fullName.hide();
  };
  const onPointerOver = (event: PointerEvent) => {
    const row = rowOf(event);
    if (row !== null && event.pointerType === 'mouse') setTitleIfTruncated(row);
  };

  return (
    <>
      <div
        ref={scroller}
        className="ak-org-tree-list"
        role="tree"
        aria-label={label}
        onScroll={() => {
          rowWindow.onScroll();
          noteScroll();
        }}
        onWheel={fullName.hide}
        {...{ onKeyDown, onClick, onFocus, onBlur, onPointerOver, ...tree.pointing }}
      >
        <VirtualRows rows={rowWindow} keptRow={tabStopRow} role="presentation">
          {(row, topPx) => {
            const { organization, ...facts } = tree.rowAt(row);
            return (
              <TreeRow
                key={organization.id}
                row={row}
                topPx={topPx}
                organizationId={organization.id}
                name={organization.name}
                href={links.organization(organization.id)}
                linkComponent={linkComponent}
                isTabStop={row === tabStopRow}
                slots={slots}
                organization={slots?.rowContent && organization}
                {...facts}
              />
            );
          }}
        </VirtualRows>
      </div>
      {fullName.bubble}
    </>
  );
}

function rowOf({ target }: { target: EventTarget }): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[data-row]');
}

function isRow({ target }: { target: EventTarget }): boolean {
  return (target as HTMLElement).dataset.row !== undefined;
}

function isControl({ target }: { target: EventTarget }, row: HTMLElement): boolean {
  const control = (target as Element).closest('a, button, input, select, textarea, label');
  return control !== null && control !== row;
}

function numberOf(row: HTMLElement): number {
  return Number(row.dataset.row);
}

interface Anchor {
  readonly organizationId: number;
  readonly topPx: number;
}

/** Keeps the first visible row in place. Returns the function to call after scrolling. */
function useSteadyScroll(tree: OrgTreeReady, rowWindow: RowWindow): () => void {
  const anchor = useRef<Anchor | null>(null);
  const lastToken = useRef(0);

  const updateAnchor = () => {
    const row = rowWindow.firstRowInSight();
    const isAnchored = row > 0 && row < tree.rowCount;
    anchor.current = isAnchored
      ? { topPx: row * rowWindow.rowHeightPx, organizationId: tree.rowAt(row).organization.id }
      : null;
  };

  useLayoutEffect(() => {
    const { scrollToken, tabStopRow } = tree;
    const kept = anchor.current;
    const row = kept === null ? -1 : tree.rowShowing(kept.organizationId);
    const movedPx = kept === null || row < 0 ? 0 : row * rowWindow.rowHeightPx - kept.topPx;
    const mustScroll = scrollToken !== lastToken.current;
    // Measuring here would force an early layout.
    if ((movedPx === 0 && !mustScroll) || !rowWindow.isSettled()) return;
    if (movedPx !== 0) rowWindow.scrollByPx(movedPx);
    if (mustScroll) rowWindow.scrollToRow(tabStopRow);
    lastToken.current = scrollToken;
    updateAnchor();
  });
  return updateAnchor;
}
