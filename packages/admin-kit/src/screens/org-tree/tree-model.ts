import type { Organization } from '@timemap/admin-api';
import { spellingsOf } from '../../text/fold.ts';
import type { NameOrder } from '../../text/name-order.ts';
import { Forest, ROOT } from './forest.ts';
import type { TreeCommand } from './tree-keys.ts';
import {
  close,
  createView,
  hasChildren,
  isOpen,
  open,
  openAncestors,
  openSiblings,
  rowOf,
  searchForest,
  shownInPlaceOf,
  type TreeView,
} from './visible-rows.ts';

export interface TreeModel {
  readonly source: readonly Organization[];
  readonly forest: Forest;
  readonly browsed: TreeView;
  /** What the search shows; null without one. */
  readonly found: TreeView | null;
  readonly query: string;
  /** -1 for none. It can be hidden: see `tabStop`. */
  readonly focused: number;
  readonly focusedBeforeSearch: number;
  readonly selectedId: number | null;
  /** Selected, and still to be scrolled into view once it is loaded. */
  readonly unrevealedId: number | null;
  /** Chosen in the tree, already visible, and not yet selected by the host. */
  readonly chosenId: number | null;
  readonly scrollToken: number;
}

export function createTree(source: readonly Organization[], order: NameOrder): TreeModel {
  const forest = new Forest(source, order);
  const browsed = createView(forest, null, new Uint8Array(0));
  return {
    source,
    forest,
    // A single closed root would hide everything.
    browsed: browsed.rows.length === 1 ? open(browsed, browsed.rows[0] as number) : browsed,
    found: null,
    query: '',
    focused: -1,
    focusedBeforeSearch: -1,
    selectedId: null,
    unrevealedId: null,
    chosenId: null,
    scrollToken: 0,
  };
}

export function shownView(tree: TreeModel): TreeView {
  return tree.found ?? tree.browsed;
}

export function withShownView(tree: TreeModel, view: TreeView): TreeModel {
  return tree.found === null ? { ...tree, browsed: view } : { ...tree, found: view };
}

/** The last focused node, else the first match, else the first row. -1 without rows. */
export function tabStop(tree: TreeModel): number {
  const view = shownView(tree);
  const shown = tree.focused < 0 ? -1 : shownInPlaceOf(view, tree.focused);
  if (shown >= 0) return shown;
  const firstFind = view.filter && view.rows.find((node) => view.filter?.isMatch[node] === 1);
  return firstFind ?? view.rows[0] ?? -1;
}

export function focusNode(tree: TreeModel, node: number): TreeModel {
  return node === tree.focused ? tree : { ...tree, focused: node };
}

export function goTo(tree: TreeModel, node: number): TreeModel {
  return { ...tree, focused: node, scrollToken: tree.scrollToken + 1 };
}

export function choose(tree: TreeModel, node: number): TreeModel {
  return { ...tree, focused: node, chosenId: tree.forest.organization(node).id };
}

export function followSelection(tree: TreeModel, selectedId: number | null): TreeModel {
  let next = tree;
  if (selectedId !== tree.selectedId) {
    const unrevealedId = selectedId === tree.chosenId ? null : selectedId;
    next = { ...tree, selectedId, unrevealedId, chosenId: null };
  }
  const node = next.unrevealedId === null ? undefined : next.forest.nodeOfId(next.unrevealedId);
  if (node === undefined) return next;
  return goTo({ ...next, browsed: openAncestors(next.browsed, node), unrevealedId: null }, node);
}

export function searchFor(tree: TreeModel, query: string): TreeModel {
  const searched = query.trim();
  if (spellingsOf(searched).length === 0) return endSearch({ ...tree, query });
  if (searched === tree.found?.filter?.query) return { ...tree, query };
  const filter = searchForest(tree.forest, searched);
  const nodes = Uint8Array.from(filter.keptChildren, (count) => (count > 0 ? 1 : 0));
  const found = createView(tree.forest, filter, nodes);
  const focusedBeforeSearch = tree.found === null ? tree.focused : tree.focusedBeforeSearch;
  return { ...tree, query, found, focused: -1, focusedBeforeSearch, scrollToken: tree.scrollToken + 1 };
}

function endSearch(tree: TreeModel): TreeModel {
  if (tree.found === null) return tree;
  const ended = { ...tree, found: null, scrollToken: tree.scrollToken + 1 };
  if (tree.focused < 0) return { ...ended, focused: tree.focusedBeforeSearch };
  return { ...ended, browsed: openAncestors(tree.browsed, tree.focused) };
}

/** Open nodes stay open. If the tab stop is gone, the nearest node replaces it. */
export function replaceOrganizations(
  tree: TreeModel,
  source: readonly Organization[],
  order: NameOrder,
): TreeModel {
  if (tree.source.length === 0) return createTree(source, order);
  const forest = new Forest(source, order);
  const at = (node: number) => (node < 0 ? -1 : nearestSurvivor(tree.forest, forest, node));
  const replaced: TreeModel = {
    ...tree,
    source,
    forest,
    browsed: openSelectedIfItGained(tree, createView(forest, null, carryOver(tree.browsed, forest))),
    found: null,
    focused: at(tree.focused),
    focusedBeforeSearch: at(tree.focusedBeforeSearch),
  };
  if (tree.found === null) return replaced;
  const searched = searchFor(replaced, tree.query);
  const { focused, focusedBeforeSearch, scrollToken } = replaced;
  return { ...searched, focused, focusedBeforeSearch, scrollToken };
}

function openSelectedIfItGained({ forest: before, selectedId }: TreeModel, view: TreeView): TreeView {
  if (selectedId === null) return view;
  const [old, node] = [before.nodeOfId(selectedId), view.forest.nodeOfId(selectedId)];
  if (old === undefined || node === undefined) return view;
  return view.forest.childCount(node) > before.childCount(old) ? open(openAncestors(view, node), node) : view;
}

function carryOver(view: TreeView, forest: Forest): Uint8Array {
  const openNow: number[] = [];
  for (let node = ROOT + 1; node < view.isOpen.length; node++) {
    const now = isOpen(view, node) ? forest.nodeOfId(view.forest.organization(node).id) : undefined;
    if (now !== undefined && forest.childCount(now) > 0) openNow.push(now);
  }
  const nodes = new Uint8Array(forest.nodeCount);
  for (const node of openNow) nodes[node] = 1;
  return nodes;
}

function nearestSurvivor(before: Forest, now: Forest, node: number): number {
  for (let lost = node; lost !== ROOT; lost = before.parent(lost)) {
    for (const candidate of [lost, ...siblingsAround(before, lost)]) {
      const survivor = now.nodeOfId(before.organization(candidate).id);
      if (survivor !== undefined) return survivor;
    }
  }
  return -1;
}

function siblingsAround(forest: Forest, node: number): number[] {
  const parent = forest.parent(node);
  const first = forest.firstChild(parent);
  const siblings = Array.from({ length: forest.childCount(parent) }, (_, index) => first + index);
  return [...siblings.slice(node - first + 1), ...siblings.slice(0, node - first).toReversed()];
}

type TreeMove = Exclude<TreeCommand, 'select' | { readonly type: string }>;

export function move(tree: TreeModel, command: TreeMove, rowsPerPage: number): TreeModel {
  const view = shownView(tree);
  const at = tabStop(tree);
  if (at < 0) return tree;
  const row = rowOf(view, at);
  const toRow = (wanted: number) => {
    const node = view.rows[Math.max(0, Math.min(view.rows.length - 1, wanted))] as number;
    return node === at && node === tree.focused ? tree : goTo(tree, node);
  };
  switch (command) {
    case 'next':
      return toRow(row + 1);
    case 'previous':
      return toRow(row - 1);
    case 'nextPage':
      return toRow(row + rowsPerPage);
    case 'previousPage':
      return toRow(row - rowsPerPage);
    case 'first':
      return toRow(0);
    case 'last':
      return toRow(view.rows.length - 1);
    case 'inward':
      if (!hasChildren(view, at)) return tree;
      return isOpen(view, at) ? toRow(row + 1) : withShownView(focusNode(tree, at), open(view, at));
    case 'outward': {
      if (isOpen(view, at)) return goTo(withShownView(tree, close(view, at)), at);
      const parent = view.forest.parent(at);
      return parent === ROOT ? tree : goTo(tree, parent);
    }
    case 'openSiblings':
      return goTo(withShownView(tree, openSiblings(view, at)), at);
  }
}

export function toggle(tree: TreeModel, node: number): TreeModel {
  const view = shownView(tree);
  const toggled = isOpen(view, node) ? close(view, node) : open(view, node);
  return withShownView(focusNode(tree, node), toggled);
}
