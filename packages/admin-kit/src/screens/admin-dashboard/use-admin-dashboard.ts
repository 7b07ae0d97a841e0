import type { License, Organization } from '@timemap/admin-api';
import { useEffect, useMemo } from 'react';
import { type AdminSession, useAdminKit } from '../../context/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../context/permission.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import { dataOf, type QueryState, useRead } from '../../data/use-read.ts';
import type { OrganizationPeople } from './organization-people.ts';

export type DashboardRefusal = 'onlyGlobalAdmins';

/** @spec A §2, §6 */
export function canSeeDashboard({ user }: AdminSession): Permission<DashboardRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}

export type AdminDashboardState =
  | { readonly status: 'denied'; readonly reason: DashboardRefusal }
  | QueryState<readonly OrganizationRow[]>;

/** All organizations as one list. For global admins. @operation GET /organizations/admin/all @spec A §2, B §2 */
export function useAdminDashboard(): AdminDashboardState {
  const kit = useAdminKit();
  const permission = canSeeDashboard(kit.session);
  const isDenied = !permission.isAllowed;
  const read = useRead(isDenied ? null : allOrganizationsQuery);
  const trees = dataOf(read);
  const rows = useMemo(() => organizationRows(trees ?? []), [trees]);

  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);

  if (!permission.isAllowed) return { status: 'denied', reason: permission.reason };
  return read.status === 'ready' ? { ...read, data: rows } : read;
}

export interface OrganizationRow {
  /** Only roots have one. null: it has none. undefined: not checked. */
  readonly license?: License | null | undefined;
  /** undefined: not checked. */
  readonly people?: OrganizationPeople | undefined;
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
