import type { Organization } from '@timemap/admin-api';
import { hasChildren, isOpen, positionAmongSiblings, siblingCount, type TreeView } from './tree-view.ts';

/** One row of the tree, as a view needs it. */
export interface OrgTreeRow {
  readonly organization: Organization;
  /** 1 for those at the top. */
  readonly level: number;
  /** From 1, among the siblings that are shown. */
  readonly position: number;
  readonly siblingCount: number;
  /** Null where there is nothing below. */
  readonly isExpanded: boolean | null;
  readonly isSelected: boolean;
  /** The search, without case and accents, where this row is found by it; otherwise empty. */
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
