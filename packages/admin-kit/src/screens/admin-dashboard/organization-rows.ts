import type { Organization } from '@timemap/admin-api';

export interface OrganizationRow {
  readonly organization: Organization;
  readonly parent: Organization | null;
  /** The top of its tree, which may be itself. */
  readonly root: Organization;
}

/** Parents before children. Iterative, because a tree may be deeper than the stack. */
export function organizationRows(trees: readonly Organization[]): OrganizationRow[] {
  const rows: OrganizationRow[] = [];
  const pending: OrganizationRow[] = trees
    .map((organization) => ({ organization, parent: null, root: organization }))
    .reverse();
  for (let row = pending.pop(); row; row = pending.pop()) {
    rows.push(row);
    const { organization, root } = row;
    for (let i = organization.children.length - 1; i >= 0; i -= 1) {
      const child = organization.children[i];
      if (child) pending.push({ organization: child, parent: organization, root });
    }
  }
  return rows;
}
