import { type Forest, ROOT } from './forest.ts';
import type { SearchFilter } from './tree-search.ts';

/** A forest as it is shown: what is open, and which nodes stand in which row. Never changed, only replaced. */
export interface TreeView {
  readonly forest: Forest;
  /** Null while nothing is searched. */
  readonly filter: SearchFilter | null;
  /** 1 for an open node. May be shorter than the forest, whose other nodes are closed. */
  readonly isOpen: Uint8Array;
  readonly rows: Int32Array;
}

export function createView(forest: Forest, filter: SearchFilter | null, isOpen: Uint8Array): TreeView {
  const view = { forest, filter, isOpen, rows: new Int32Array(0) };
  return { ...view, rows: rowsBelow(view, ROOT) };
}

export function hasChildren({ forest }: TreeView, node: number): boolean {
  return forest.childCount(node) > 0;
}

export function isOpen(view: TreeView, node: number): boolean {
  return view.isOpen[node] === 1;
}

/** A search hides the siblings of what it found, but not the children of a match that are no matches themselves. */
function filterAmong({ filter }: TreeView, parent: number): SearchFilter | null {
  if (filter === null) return null;
  return parent === ROOT || (filter.keptChildren[parent] as number) > 0 ? filter : null;
}

export function siblingCount(view: TreeView, node: number): number {
  const parent = view.forest.parent(node);
  return filterAmong(view, parent)?.keptChildren[parent] ?? view.forest.childCount(parent);
}

/** From 1, among the siblings that are shown. */
export function positionAmongSiblings(view: TreeView, node: number): number {
  return filterAmong(view, view.forest.parent(node))?.position[node] ?? view.forest.position(node);
}

/** The row a node stands in, or -1. */
export function rowOf(view: TreeView, node: number): number {
  return view.rows.indexOf(node);
}

/** The node itself if it is shown, otherwise the closed ancestor it is hidden in; -1 where a search leaves it out. */
export function shownInPlaceOf(view: TreeView, node: number): number {
  let shown = node;
  for (let below = node; below !== ROOT; below = view.forest.parent(below)) {
    const above = view.forest.parent(below);
    if (filterAmong(view, above)?.isKept[below] === 0) return -1;
    if (above !== ROOT && !isOpen(view, above)) shown = above;
  }
  return shown;
}

/** Everything that is shown below a node that is open, in order. */
function rowsBelow(view: TreeView, node: number): Int32Array {
  const rows: number[] = [];
  const pending: number[] = [];
  pushChildren(view, node, pending);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    rows.push(next);
    if (view.isOpen[next] === 1) pushChildren(view, next, pending);
  }
  return Int32Array.from(rows);
}

/** Last child first, so that the first is the next to be taken. */
function pushChildren(view: TreeView, node: number, pending: number[]) {
  const filter = filterAmong(view, node);
  const first = view.forest.firstChild(node);
  for (let child = first + view.forest.childCount(node) - 1; child >= first; child--) {
    if (filter === null || filter.isKept[child] === 1) pending.push(child);
  }
}

/** A copy with room for every node that is numbered. */
function openNodes(view: TreeView): Uint8Array {
  const copy = new Uint8Array(Math.max(view.forest.nodeCount, view.isOpen.length));
  copy.set(view.isOpen);
  return copy;
}

/** Opens one node: its rows are inserted, all others stay as they are. */
export function open(view: TreeView, node: number): TreeView {
  if (isOpen(view, node) || !hasChildren(view, node)) return view;
  const nodes = openNodes(view);
  nodes[node] = 1;
  return insertBelow({ ...view, isOpen: nodes }, node);
}

/** Opens whatever a node is hidden in. */
export function openAncestors(view: TreeView, node: number): TreeView {
  const nodes = openNodes(view);
  let topmost = ROOT;
  for (let above = view.forest.parent(node); above !== ROOT; above = view.forest.parent(above)) {
    if (nodes[above] === 1) continue;
    nodes[above] = 1;
    topmost = above;
  }
  return topmost === ROOT ? view : insertBelow({ ...view, isOpen: nodes }, topmost);
}

function insertBelow(view: TreeView, node: number): TreeView {
  const row = rowOf(view, node);
  if (row < 0) return view;
  return { ...view, rows: replaceRows(view.rows, row + 1, 0, rowsBelow(view, node)) };
}

export function close(view: TreeView, node: number): TreeView {
  if (!isOpen(view, node)) return view;
  const nodes = openNodes(view);
  nodes[node] = 0;
  const closed = { ...view, isOpen: nodes };
  const row = rowOf(view, node);
  if (row < 0) return closed;
  const { rows, forest } = view;
  const level = forest.level(node);
  let end = row + 1;
  while (end < rows.length && forest.level(rows[end] as number) > level) end++;
  return { ...closed, rows: replaceRows(rows, row + 1, end - row - 1, new Int32Array(0)) };
}

/** Opens all siblings of a node that have children. */
export function openSiblings(view: TreeView, node: number): TreeView {
  const nodes = openNodes(view);
  const parent = view.forest.parent(node);
  const first = view.forest.firstChild(parent);
  for (let sibling = first; sibling < first + view.forest.childCount(parent); sibling++) {
    if (hasChildren(view, sibling)) nodes[sibling] = 1;
  }
  return createView(view.forest, view.filter, nodes);
}

export function openAll(view: TreeView): TreeView {
  view.forest.complete();
  const nodes = new Uint8Array(view.forest.nodeCount);
  for (let node = ROOT + 1; node < nodes.length; node++) nodes[node] = hasChildren(view, node) ? 1 : 0;
  return createView(view.forest, view.filter, nodes);
}

export function closeAll(view: TreeView): TreeView {
  return createView(view.forest, view.filter, new Uint8Array(0));
}

function replaceRows(rows: Int32Array, at: number, removed: number, inserted: Int32Array): Int32Array {
  const replaced = new Int32Array(rows.length - removed + inserted.length);
  replaced.set(rows.subarray(0, at));
  replaced.set(inserted, at);
  replaced.set(rows.subarray(at + removed), at + inserted.length);
  return replaced;
}
