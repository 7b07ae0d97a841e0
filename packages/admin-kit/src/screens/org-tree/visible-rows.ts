import type { Organization } from '@timemap/admin-api';
import { isFound, spellingsOf } from '../../text/fold.ts';
import { type Forest, ROOT } from './forest.ts';

export interface TreeView {
  readonly forest: Forest;
  readonly filter: SearchFilter | null;
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

/** A search hides siblings of matches. Below a match without matching descendants it hides nothing. */
function filterAmong({ filter }: TreeView, parent: number): SearchFilter | null {
  if (filter === null) return null;
  return parent === ROOT || (filter.keptChildren[parent] as number) > 0 ? filter : null;
}

export function siblingCount(view: TreeView, node: number): number {
  const parent = view.forest.parent(node);
  return filterAmong(view, parent)?.keptChildren[parent] ?? view.forest.childCount(parent);
}

export function positionAmongSiblings(view: TreeView, node: number): number {
  return filterAmong(view, view.forest.parent(node))?.position[node] ?? view.forest.position(node);
}

export function rowOf(view: TreeView, node: number): number {
  return view.rows.indexOf(node);
}

export function shownInPlaceOf(view: TreeView, node: number): number {
  let shown = node;
  for (let below = node; below !== ROOT; below = view.forest.parent(below)) {
    const above = view.forest.parent(below);
    if (filterAmong(view, above)?.isKept[below] === 0) return -1;
    if (above !== ROOT && !isOpen(view, above)) shown = above;
  }
  return shown;
}

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

function pushChildren(view: TreeView, node: number, pending: number[]) {
  const filter = filterAmong(view, node);
  const first = view.forest.firstChild(node);
  for (let child = first + view.forest.childCount(node) - 1; child >= first; child--) {
    if (filter === null || filter.isKept[child] === 1) pending.push(child);
  }
}

function copyOfOpen(view: TreeView): Uint8Array {
  const copy = new Uint8Array(Math.max(view.forest.nodeCount, view.isOpen.length));
  copy.set(view.isOpen);
  return copy;
}

export function open(view: TreeView, node: number): TreeView {
  if (isOpen(view, node) || !hasChildren(view, node)) return view;
  const nodes = copyOfOpen(view);
  nodes[node] = 1;
  return insertBelow({ ...view, isOpen: nodes }, node);
}

export function openAncestors(view: TreeView, node: number): TreeView {
  const nodes = copyOfOpen(view);
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
  const nodes = copyOfOpen(view);
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

export function openSiblings(view: TreeView, node: number): TreeView {
  const nodes = copyOfOpen(view);
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

interface SearchFilter {
  readonly query: string;
  readonly matchCount: number;
  readonly isMatch: Uint8Array;
  readonly isKept: Uint8Array;
  /** A kept node without kept children shows all its children when opened. */
  readonly keptChildren: Int32Array;
  readonly position: Int32Array;
}

export function searchForest(forest: Forest, query: string): SearchFilter {
  forest.complete();
  const spellings = spellingsOf(query);
  const size = forest.nodeCount;
  const isMatch = new Uint8Array(size);
  const isKept = new Uint8Array(size);
  const keptChildren = new Int32Array(size);
  const position = new Int32Array(size);
  isKept[ROOT] = 1;
  let matchCount = 0;
  for (let node = ROOT + 1; node < size; node++) {
    if (!isFound(spellings, forest.foldedName(node))) continue;
    isMatch[node] = 1;
    matchCount += 1;
    for (let kept = node; isKept[kept] === 0; kept = forest.parent(kept)) isKept[kept] = 1;
  }
  // Siblings are consecutive, so counting the kept ones gives their positions.
  for (let node = ROOT + 1; node < size; node++) {
    if (isKept[node] === 0) continue;
    const parent = forest.parent(node);
    keptChildren[parent] = (keptChildren[parent] as number) + 1;
    position[node] = keptChildren[parent] as number;
  }
  return { query, matchCount, isMatch, isKept, keptChildren, position };
}

export interface OrgTreeRow {
  readonly organization: Organization;
  readonly level: number;
  readonly position: number;
  readonly siblingCount: number;
  readonly isExpanded: boolean | null;
  readonly isSelected: boolean;
  readonly matchedQuery: string;
}

export function readRow(view: TreeView, row: number, selectedId: number | null): OrgTreeRow {
  const node = view.rows[row];
  if (node === undefined) throw new RangeError(`The tree has no row ${row}.`);
  const organization = view.forest.organization(node);
  return {
    organization,
    level: view.forest.level(node),
    position: positionAmongSiblings(view, node),
    siblingCount: siblingCount(view, node),
    isExpanded: hasChildren(view, node) ? isOpen(view, node) : null,
    isSelected: organization.id === selectedId,
    matchedQuery: view.filter?.isMatch[node] === 1 ? view.filter.query : '',
  };
}
