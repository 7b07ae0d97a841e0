import type { ApiError, Organization } from '@timemap/admin-api';
import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { runInSlices } from '../../browser/slices.ts';
import { type Steady, useSteady } from '../../browser/use-steady.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { loadedInCache } from '../../data/cached.ts';
import { type FailedQuery, type QueryState, useRead } from '../../data/use-read.ts';
import { createNameOrder } from '../../text/name-order.ts';
import { organizationsQuery } from './api.ts';
import { type Forest, ROOT } from './forest.ts';
import { commandOf, findTyped, isTyping, type KeyPress, noTypeAhead, typeCharacter } from './tree-keys.ts';
import {
  choose,
  createTree,
  focusNode,
  followSelection,
  goTo,
  move,
  replaceOrganizations,
  searchFor,
  shownView,
  type TreeModel,
  tabStop,
  toggle,
  withShownView,
} from './tree-model.ts';
import { closeAll, type OrgTreeRow, openAll, readRow, rowOf, shownInPlaceOf } from './visible-rows.ts';

export interface OrganizationSelected {
  readonly organization: Organization;
}

export interface UseOrgTreeOptions {
  /** The organization that the host shows. The tree opens its ancestors. */
  selectedId: number | null;
  /** Fires when a person chooses another organization by click, Enter or Space. Moving the focus does not select. */
  onSelected?: ((event: OrganizationSelected) => void) | undefined;
}

/** The tree as rows. Row numbers change when a node opens or closes. */
export interface OrgTreeReady {
  readonly status: 'ready';
  /** Includes hidden ones. null until a large tree has been counted. */
  readonly organizationCount: number | null;
  /** At least one has sub-organizations. */
  readonly canExpand: boolean;
  readonly rowCount: number;
  rowAt(row: number): OrgTreeRow;
  rowShowing(organizationId: number): number;
  /** The row in the tab order; -1 without rows. */
  readonly tabStopRow: number;
  /** Grows each time the row in the tab order must scroll into view. */
  readonly scrollToken: number;
  readonly query: string;
  /** null without a search. */
  readonly matchCount: number | null;
  /** The rows are still those of the previous query. */
  readonly isSearching: boolean;
  readonly isRefreshing: boolean;
  /** The last refresh failed; the rows are older. */
  readonly refreshError: ApiError | null;
  /** For the element with the rows: rows under the pointer stay in place when a returning window loads the list again. */
  readonly pointing: Steady<unknown>['pointing'];
  refresh(): void;
  search(query: string): void;
  expandAll(): void;
  collapseAll(): void;
  toggleRow(row: number): void;
  focusRow(row: number): void;
  selectRow(row: number): void;
  /** Handles a key of the ARIA tree view pattern. Returns false for any other key. */
  press(key: KeyPress & { readonly timeStamp: number }, rowsPerPage: number): boolean;
}

export type OrgTreeState =
  | { readonly status: 'loading' }
  | FailedQuery
  | ({ readonly status: 'empty' } & Pick<OrgTreeReady, 'isRefreshing' | 'refreshError' | 'refresh'>)
  | OrgTreeReady;

export function hasRefreshFailed(tree: OrgTreeState): boolean {
  return (tree.status === 'ready' || tree.status === 'empty') && tree.refreshError !== null;
}

const nothing: readonly Organization[] = [];

/** The organization tree without a view. @operation GET /organizations/admin/all, GET /organizations @spec A §2 */
export function useOrgTree({ selectedId, onSelected }: UseOrgTreeOptions): OrgTreeState {
  const { appearance } = useAdminKit();
  const read = useOrganizations();
  const [query, search] = useState('');
  const { steady: organizations, pointing } = useSteady(read.status === 'ready' ? read.data : nothing, query);
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
    scrollToken: tree.scrollToken,
    query,
    matchCount: view.filter?.matchCount ?? null,
    isSearching: tree.query !== query,
    isRefreshing,
    refreshError,
    pointing,
    refresh,
    search,
    expandAll: () => setTree((current) => withShownView(current, openAll(shownView(current)))),
    collapseAll: () => setTree((current) => withShownView(current, closeAll(shownView(current)))),
    toggleRow: (row) => {
      const node = view.rows[row];
      if (node !== undefined) setTree((current) => toggle(current, node));
    },
    focusRow: (row) => {
      const node = view.rows[row];
      // An arrow key has set it already, and setting it again would render again.
      if (node !== undefined && node !== tree.focused) setTree((current) => focusNode(current, node));
    },
    selectRow,
    press,
  };
}

interface TreeInput {
  readonly organizations: readonly Organization[];
  readonly selectedId: number | null;
  readonly query: string;
  readonly locale: string;
}

function useTree(input: TreeInput): [TreeModel, Dispatch<SetStateAction<TreeModel>>] {
  const { organizations, selectedId, locale } = input;
  const order = useMemo(() => createNameOrder(locale), [locale]);
  const query = useDeferredValue(input.query);
  const [kept, setTree] = useState(() => followSelection(createTree(organizations, order), selectedId));

  let tree = kept;
  if (tree.source !== organizations || tree.forest.order !== order) {
    tree = replaceOrganizations(tree, organizations, order);
  }
  if (tree.query !== query) tree = searchFor(tree, query);
  tree = followSelection(tree, selectedId);
  if (tree !== kept) setTree(tree);

  const { forest } = tree;
  const [, countAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => prepareForest(forest, countAgain), [forest]);
  return [tree, setTree];
}

const STRIDE = 64;

export function prepareForest(forest: Forest, onCounted: () => void): () => void {
  return runInSlices(preparationSteps(forest, onCounted));
}

function* preparationSteps(forest: Forest, onCounted: () => void): Generator<void, void> {
  if (!forest.isComplete) {
    while (!forest.isComplete) {
      let count = 0;
      forest.completeWhile(() => count++ < STRIDE);
      yield;
    }
    onCounted();
  }
  for (let node = 0; node < forest.nodeCount; node++) {
    forest.foldedName(node);
    if (node % STRIDE === STRIDE - 1) yield;
  }
}

/**
 * All organizations for global admins, their own for everyone else. Shares the request of the tree.
 * @operation GET /organizations/admin/all, GET /organizations @spec A §2
 */
export function useOrganizations(): QueryState<Organization[]> {
  return useRead(organizationsQuery(useAdminKit().session));
}

/** The server does not return the id of an organization that it creates, so it is found by its name. */
export function useFindCreatedOrganization(): () => (name: string) => Organization | undefined {
  const kit = useAdminKit();
  return useCallback(() => {
    const list = () => loadedInCache(kit.queryClient, kit.client, organizationsQuery(kit.session));
    const before = list();
    // Without a loaded list, an old organization would look new.
    if (before === undefined) return () => undefined;
    const known = new Set(before.map(({ id }) => id));
    return (name) => list()?.find((each) => !known.has(each.id) && each.name.trim() === name.trim());
  }, [kit]);
}
