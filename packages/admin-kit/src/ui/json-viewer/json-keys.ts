import type { JsonTree } from './use-json-tree.ts';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Does what a key asks of the tree, by the tree view pattern of the ARIA Authoring Practices; false where it asks
 * nothing. JSON reads from left to right wherever it stands, so Right always leads inward.
 */
export function pressInTree(tree: JsonTree, press: KeyPress, rowsPerPage: number): boolean {
  if (press.ctrlKey || press.altKey || press.metaKey) return false;
  const { folding, current } = tree;
  const { outline, rows } = folding;
  const { row } = folding.nearestRow(current);
  const goTo = (wanted: number) => {
    const node = rows[Math.min(Math.max(0, wanted), rows.length - 1)];
    if (node !== undefined) tree.show(node);
  };
  switch (press.key) {
    case 'ArrowDown':
      goTo(row + 1);
      return true;
    case 'ArrowUp':
      goTo(row - 1);
      return true;
    case 'PageDown':
      goTo(row + rowsPerPage);
      return true;
    case 'PageUp':
      goTo(row - rowsPerPage);
      return true;
    case 'Home':
      goTo(0);
      return true;
    case 'End':
      goTo(rows.length - 1);
      return true;
    case 'ArrowRight':
      if (folding.isOpen(current)) goTo(row + 1);
      else if (outline.canOpen(current)) tree.toggle(current);
      return true;
    case 'ArrowLeft':
      if (folding.isOpen(current)) tree.toggle(current);
      else if (outline.parent(current) >= 0) tree.show(outline.parent(current));
      return true;
    case 'Enter':
    case ' ':
      if (outline.canOpen(current)) tree.toggle(current);
      return true;
    case '*':
      tree.openSiblings(current);
      return true;
    default:
      return false;
  }
}
