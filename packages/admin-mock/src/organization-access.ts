import type { MockDb } from './db.ts';
import { forbidden, notFound, refusalText } from './refusal.ts';
import type { OrganizationRow, UserRow } from './rows.ts';

const GLOBAL_ADMIN_BIT = 128;

export function isGlobalAdmin(user: UserRow): boolean {
  return (user.status & GLOBAL_ADMIN_BIT) !== 0;
}

export interface OrganizationAccess {
  /** Includes admins of ancestors, because the documents do not define `localUserIsAdmin` (A §6). */
  isLocalAdmin(organizationId: number): boolean;
  isOwn(organizationId: number): boolean;
  mayAdminister(organizationId: number): boolean;
}

export function organizationAccess(db: MockDb, user: UserRow): OrganizationAccess {
  const memberOf = new Set<number>();
  const adminOf = new Set<number>();
  for (const row of db.organizationMembers) {
    if (row.userId !== user.id) continue;
    memberOf.add(row.organizationId);
    if (row.isAdmin) adminOf.add(row.organizationId);
  }
  const isLocalAdmin = (organizationId: number): boolean =>
    organizationPath(db, organizationId).some(({ id }) => adminOf.has(id));
  return {
    isLocalAdmin,
    isOwn: (organizationId) => memberOf.has(organizationId) || isLocalAdmin(organizationId),
    mayAdminister: (organizationId) => isGlobalAdmin(user) || isLocalAdmin(organizationId),
  };
}

export function organizationPath(db: MockDb, organizationId: number): OrganizationRow[] {
  const path: OrganizationRow[] = [];
  let row = db.organizations.get(organizationId);
  while (row && !path.includes(row)) {
    path.push(row);
    row = db.organizations.get(row.parentId);
  }
  return path;
}

/** Node 20 lacks `Map.groupBy`. */
export function organizationsByParent(db: MockDb): Map<number, OrganizationRow[]> {
  const childrenOf = new Map<number, OrganizationRow[]>();
  for (const row of db.organizations) {
    const siblings = childrenOf.get(row.parentId);
    if (siblings) siblings.push(row);
    else childrenOf.set(row.parentId, [row]);
  }
  return childrenOf;
}

export function organizationSubtree(db: MockDb, organizationId: number): Set<number> {
  const childrenOf = organizationsByParent(db);
  const found = new Set([organizationId]);
  for (const id of found) for (const child of childrenOf.get(id) ?? []) found.add(child.id);
  return found;
}

export function requireOrganization(db: MockDb, user: UserRow, organizationId: number): OrganizationRow {
  const organization = db.organizations.get(organizationId);
  if (isGlobalAdmin(user)) {
    if (!organization) throw notFound('organization');
    return organization;
  }
  // Strangers must not learn which ids exist.
  if (!organization || !organizationAccess(db, user).isOwn(organizationId)) {
    throw forbidden(refusalText.noOrganizationAccess);
  }
  return organization;
}

export function requireOrganizationAdmin(db: MockDb, user: UserRow, organizationId: number): OrganizationRow {
  const organization = requireOrganization(db, user, organizationId);
  if (!organizationAccess(db, user).mayAdminister(organizationId)) {
    throw forbidden('Only admins of the organization can do that.');
  }
  return organization;
}
