import type { Organization } from '@timemap/admin-api';
import { foldText } from '../../text/fold.ts';
import { Forest, ROOT } from './forest.ts';
import type { NameOrder } from './name-order.ts';
import { searchForest } from './tree-search.ts';
import { createView, isOpen, open, openAncestors, shownInPlaceOf, type TreeView } from './tree-view.ts';

/** Everything a person can change about the tree, beside the selection, which is the host's. Only ever replaced. */
export interface TreeModel {
  /** The list the forest was built from. */
  readonly source: readonly Organization[];
  readonly forest: Forest;
  /** The tree without a search; it waits as it was while one is on. */
  readonly browsed: TreeView;
  readonly found: TreeView | null;
  /** The search as typed. */
  readonly query: string;
  /** The node a person went to last (since the search began), -1 for none. It can be hidden: see `tabStop`. */
  readonly focused: number;
  readonly focusedBeforeSearch: number;
  /** The selection as the host last gave it. */
  readonly selectedId: number | null;
  /** A selection from elsewhere (the address, a link) that is still to be brought into view. */
  readonly unrevealedId: number | null;
  /** What a person chose here, until the host selects it: it is in view already. */
  readonly chosenId: number | null;
  /** Counts the moments at which the tab stop must be scrolled into view. */
  readonly look: number;
}

export function createTree(source: readonly Organization[], order: NameOrder): TreeModel {
  const forest = new Forest(source, order);
  const browsed = createView(forest, null, new Uint8Array(0));
  return {
    source,
    forest,
    // One organization above all others says nothing while it is closed.
    browsed: browsed.rows.length === 1 ? open(browsed, browsed.rows[0] as number) : browsed,
    found: null,
    query: '',
    focused: -1,
    focusedBeforeSearch: -1,
    selectedId: null,
    unrevealedId: null,
    chosenId: null,
    look: 0,
  };
}

/** What is on the screen: the finds of a search, or the tree. */
export function shownView(tree: TreeModel): TreeView {
  return tree.found ?? tree.browsed;
}

export function withShownView(tree: TreeModel, view: TreeView): TreeModel {
  return tree.found === null ? { ...tree, browsed: view } : { ...tree, found: view };
}

/** The one node that Tab leads to: where a person was, else the first find, else the first row. -1 without rows. */
export function tabStop(tree: TreeModel): number {
  const view = shownView(tree);
  const shown = tree.focused < 0 ? -1 : shownInPlaceOf(view, tree.focused);
  if (shown >= 0) return shown;
  const firstFind = view.filter && view.rows.find((node) => view.filter?.isMatch[node] === 1);
  return firstFind ?? view.rows[0] ?? -1;
}

/** Makes a node the tab stop, where it stands. */
export function focusNode(tree: TreeModel, node: number): TreeModel {
  return node === tree.focused ? tree : { ...tree, focused: node };
}

/** Makes a node the tab stop and brings it into view. */
export function goTo(tree: TreeModel, node: number): TreeModel {
  return { ...tree, focused: node, look: tree.look + 1 };
}

/** Notes that a person chose an organization here: when the host then selects it, nothing needs to move. */
export function choose(tree: TreeModel, node: number): TreeModel {
  return { ...tree, focused: node, chosenId: tree.forest.organization(node).id };
}

/**
 * Follows the host's selection: one that comes from elsewhere is opened up to and becomes the tab stop. One that is
 * not in the list waits for the next list.
 */
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

/** Searches, or ends the search where nothing but blanks is left of it. */
export function searchFor(tree: TreeModel, query: string): TreeModel {
  const folded = foldText(query.trim());
  if (folded === '') return endSearch({ ...tree, query });
  if (folded === tree.found?.filter?.query) return { ...tree, query };
  const filter = searchForest(tree.forest, folded);
  const nodes = Uint8Array.from(filter.keptChildren, (count) => (count > 0 ? 1 : 0));
  const found = createView(tree.forest, filter, nodes);
  const focusedBeforeSearch = tree.found === null ? tree.focused : tree.focusedBeforeSearch;
  return { ...tree, query, found, focused: -1, focusedBeforeSearch, look: tree.look + 1 };
}

/** Back to the tree as it was, with what a person went to during the search in view. */
function endSearch(tree: TreeModel): TreeModel {
  if (tree.found === null) return tree;
  const ended = { ...tree, found: null, look: tree.look + 1 };
  if (tree.focused < 0) return { ...ended, focused: tree.focusedBeforeSearch };
  return { ...ended, browsed: openAncestors(tree.browsed, tree.focused) };
}

/** The same tree over a newer list: what was open stays open, and the tab stop stays or goes to what is nearest. */
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
    browsed: openGrown(tree, createView(forest, null, carryOver(tree.browsed, forest))),
    found: null,
    focused: at(tree.focused),
    focusedBeforeSearch: at(tree.focusedBeforeSearch),
  };
  if (tree.found === null) return replaced;
  const searched = searchFor(replaced, tree.query);
  const { focused, focusedBeforeSearch, look } = replaced;
  return { ...searched, focused, focusedBeforeSearch, look };
}

/** What was just added to the selected organization is in view. */
function openGrown({ forest: before, selectedId }: TreeModel, view: TreeView): TreeView {
  if (selectedId === null) return view;
  const [old, node] = [before.nodeOfId(selectedId), view.forest.nodeOfId(selectedId)];
  if (old === undefined || node === undefined) return view;
  return view.forest.childCount(node) > before.childCount(old) ? open(openAncestors(view, node), node) : view;
}

function carryOver(view: TreeView, forest: Forest): Uint8Array {
  const open: number[] = [];
  for (let node = ROOT + 1; node < view.isOpen.length; node++) {
    const now = isOpen(view, node) ? forest.nodeOfId(view.forest.organization(node).id) : undefined;
    if (now !== undefined && forest.childCount(now) > 0) open.push(now);
  }
  const nodes = new Uint8Array(forest.nodeCount);
  for (const node of open) nodes[node] = 1;
  return nodes;
}

/** The same organization; if it is gone, the next sibling that is left, else the one before, else the parent. */
function nearestSurvivor(before: Forest, now: Forest, node: number): number {
  for (let lost = node; lost !== ROOT; lost = before.parent(lost)) {
    for (const candidate of [lost, ...siblingsAround(before, lost)]) {
      const survivor = now.nodeOfId(before.organization(candidate).id);
      if (survivor !== undefined) return survivor;
    }
  }
  return -1;
}

/** The siblings after a node, then those before it from near to far. */
function siblingsAround(forest: Forest, node: number): number[] {
  const parent = forest.parent(node);
  const first = forest.firstChild(parent);
  const siblings = Array.from({ length: forest.childCount(parent) }, (_, index) => first + index);
  return [...siblings.slice(node - first + 1), ...siblings.slice(0, node - first).toReversed()];
}
