import type { ApiError, Organization } from '@timemap/admin-api';
import { useMemo, useRef, useState } from 'react';
import type { FailedRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ROOT } from './forest.ts';
import { commandOf, type KeyPress } from './tree-keys.ts';
import { choose, focusNode, goTo, shownView, tabStop, withShownView } from './tree-model.ts';
import { move, toggle } from './tree-moves.ts';
import { type OrgTreeRow, readRow } from './tree-row-facts.ts';
import { closeAll, openAll, rowOf, shownInPlaceOf } from './tree-view.ts';
import { findTyped, isTyping, noTypeAhead, typeCharacter } from './type-ahead.ts';
import { useOrganizations } from './use-organizations.ts';
import { useTree } from './use-tree.ts';

/** A person chose an organization in the tree. */
export interface OrganizationSelected {
  readonly organization: Organization;
}

export interface UseOrgTreeOptions {
  /** The organization that is shown beside the tree. One that is set from outside is opened up to. */
  selectedId: number | null;
  /** A person chose another organization, by click, Enter or Space. Moving the focus does not select. */
  onSelected?: ((event: OrganizationSelected) => void) | undefined;
}

/** The tree as rows. Row numbers are those of the present result: they change when something opens or closes. */
export interface OrgTreeReady {
  readonly status: 'ready';
  /** All organizations, shown or not; null until a large tree has been counted, a moment after it is shown. */
  readonly organizationCount: number | null;
  /** At least one has sub-organizations. */
  readonly canExpand: boolean;
  readonly rowCount: number;
  rowAt(row: number): OrgTreeRow;
  /** The row of an organization, or of the closed one it is in; -1 where a search leaves it out or it is gone. */
  rowShowing(organizationId: number): number;
  /** The one row that Tab leads to; -1 without rows. */
  readonly tabStopRow: number;
  /** Changes whenever the tab stop is to be scrolled into view. */
  readonly look: number;
  readonly query: string;
  /** How many match the search; null while there is none. */
  readonly matchCount: number | null;
  /** The rows are still those of the search before. */
  readonly isSearching: boolean;
  readonly isRefreshing: boolean;
  /** The newest refresh failed; the rows are from before. */
  readonly refreshError: ApiError | null;
  refresh(): void;
  search(query: string): void;
  expandAll(): void;
  collapseAll(): void;
  toggleRow(row: number): void;
  /** Makes a row the tab stop. */
  focusRow(row: number): void;
  selectRow(row: number): void;
  /** A key on the tree, by the ARIA tree view pattern. False: it is not the tree's. */
  press(key: KeyPress & { readonly timeStamp: number }, rowsPerPage: number): boolean;
}

export type OrgTreeState =
  | { readonly status: 'loading' }
  | FailedRead
  | ({ readonly status: 'empty' } & Pick<OrgTreeReady, 'isRefreshing' | 'refreshError' | 'refresh'>)
  | OrgTreeReady;

const nothing: readonly Organization[] = [];

/** The organization tree without a view. @operation GET /organizations/admin/all, GET /organizations @spec A §2 */
export function useOrgTree({ selectedId, onSelected }: UseOrgTreeOptions): OrgTreeState {
  const { appearance } = useAdminKit();
  const read = useOrganizations();
  const organizations = read.status === 'ready' ? read.data : nothing;
  const [query, search] = useState('');
  const [tree, setTree] = useTree({ organizations, selectedId, query, locale: appearance.locale });
  const canExpand = useMemo(() => tree.forest.hasLevels, [tree.forest]);
  const typed = useRef(noTypeAhead);

  if (read.status !== 'ready') return read;
  const { isRefreshing, refreshError, refresh } = read;
  if (tree.forest.childCount(ROOT) === 0) return { status: 'empty', isRefreshing, refreshError, refresh };

  const { forest } = tree;
  const view = shownView(tree);
  const tabStopRow = rowOf(view, tabStop(tree));

  const selectRow = (row: number) => {
    const node = view.rows[row];
    if (node === undefined) return;
    const organization = forest.organization(node);
    setTree((current) => choose(current, node));
    if (organization.id !== selectedId) onSelected?.({ organization });
  };

  const press: OrgTreeReady['press'] = (key, rowsPerPage) => {
    const now = key.timeStamp;
    const isRtl = appearance.dir === 'rtl';
    const command = commandOf(key, { isRtl, isTyping: isTyping(typed.current, now) });
    if (command === null) return false;
    if (typeof command === 'object') {
      typed.current = typeCharacter(typed.current, command.type, now);
      const node = view.rows[findTyped(view, tabStopRow, typed.current.text)];
      if (node !== undefined) setTree((current) => goTo(current, node));
      return true;
    }
    typed.current = noTypeAhead;
    if (command === 'select') selectRow(tabStopRow);
    else setTree((current) => move(current, command, rowsPerPage));
    return true;
  };

  return {
    status: 'ready',
    organizationCount: forest.isComplete ? forest.nodeCount - 1 : null,
    canExpand,
    rowCount: view.rows.length,
    rowAt: (row) => readRow(view, row, selectedId),
    rowShowing: (organizationId) => {
      const node = forest.nodeOfId(organizationId);
      return node === undefined ? -1 : rowOf(view, shownInPlaceOf(view, node));
    },
    tabStopRow,
    look: tree.look,
    query,
    matchCount: view.filter?.matchCount ?? null,
    isSearching: tree.query !== query,
    isRefreshing,
    refreshError,
    refresh,
    search,
    expandAll: () => setTree((current) => withShownView(current, openAll(shownView(current)))),
    collapseAll: () => setTree((current) => withShownView(current, closeAll(shownView(current)))),
    toggleRow: (row) => setTree((current) => toggle(current, view.rows[row] ?? -1)),
    focusRow: (row) => {
      const node = view.rows[row];
      // An arrow key has told already; to tell again would render again.
      if (node !== undefined && node !== tree.focused) setTree((current) => focusNode(current, node));
    },
    selectRow,
    press,
  };
}
