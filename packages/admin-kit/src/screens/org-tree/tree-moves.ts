import { ROOT } from './forest.ts';
import type { TreeCommand } from './tree-keys.ts';
import { focusNode, goTo, shownView, type TreeModel, tabStop, withShownView } from './tree-model.ts';
import { close, hasChildren, isOpen, open, openSiblings, rowOf } from './tree-view.ts';

/** The commands that need nothing but the tree and the height of a page. */
export type TreeMove = Exclude<TreeCommand, 'select' | { readonly type: string }>;

/** What a move makes of the tree; the same tree where there is nowhere to go. */
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

/** Opens or closes a node, and makes it the tab stop. */
export function toggle(tree: TreeModel, node: number): TreeModel {
  const view = shownView(tree);
  const toggled = isOpen(view, node) ? close(view, node) : open(view, node);
  return withShownView(focusNode(tree, node), toggled);
}
