import type { CallAnswer } from '@timemap/admin-api';
import { type MockDb, removeWhere } from '../db.ts';
import {
  isGlobalAdmin,
  type OrganizationAccess,
  organizationAccess,
  organizationSubtree,
  organizationsByParent,
  requireOrganization,
  requireOrganizationAdmin,
} from '../organization-access.ts';
import { forbidden, invalid } from '../refusal.ts';
import type { OrganizationRow } from '../rows.ts';
import { requireUserByName } from '../user-lookup.ts';
import { done, type Handlers } from './handler.ts';

type Organization = CallAnswer<'GET /organizations/{id}'>['data'];

function treeReader(db: MockDb, access: OrganizationAccess, isShown: (id: number) => boolean) {
  const childrenOf = organizationsByParent(db);
  const read = ({ id, name, parentId }: OrganizationRow): Organization => ({
    id,
    name,
    parent_id: parentId,
    children: (childrenOf.get(id) ?? []).filter((child) => isShown(child.id)).map(read),
    localUserIsAdmin: access.isLocalAdmin(id),
  });
  return read;
}

function requireName(name: string): string {
  if (name.trim() === '') throw invalid('An organization needs a name.');
  return name;
}

export const organizationHandlers = {
  'GET /organizations': (_, { db, user }) => {
    const access = organizationAccess(db, user);
    const read = treeReader(db, access, access.isOwn);
    const tops = db.organizations.filter(({ id, parentId }) => access.isOwn(id) && !access.isOwn(parentId));
    return { data: tops.map(read) };
  },
  'GET /organizations/admin/all': (_, { db, user }) => {
    const read = treeReader(db, organizationAccess(db, user), () => true);
    return { data: db.organizations.filter(({ parentId }) => parentId === 0).map(read) };
  },
  'GET /organizations/{id}': ({ path }, { db, user }) => {
    const organization = requireOrganization(db, user, path.id);
    const access = organizationAccess(db, user);
    const isShown = isGlobalAdmin(user) ? () => true : access.isOwn;
    return { data: treeReader(db, access, isShown)(organization) };
  },
  'POST /organizations/create': ({ body }, { db }) => {
    const name = requireName(body.name);
    const owner = requireUserByName(db, body.admin_username);
    const organization = db.organizations.insert({ name, parentId: 0 });
    db.organizationMembers.push({ organizationId: organization.id, userId: owner.id, isAdmin: true });
    return done;
  },
  'POST /suborganization/create': ({ body }, { db, user }) => {
    const name = requireName(body.name);
    const parent = requireOrganizationAdmin(db, user, body.parentid);
    db.organizations.insert({ name, parentId: parent.id });
    return done;
  },
  'DELETE /organizations/{id}': ({ path }, { db, user }) => {
    const organization = requireOrganizationAdmin(db, user, path.id);
    if (organization.parentId === 0 && !isGlobalAdmin(user)) {
      throw forbidden('Only global admins can delete a root organization.');
    }
    deleteSubtree(db, organization.id);
    return done;
  },
} satisfies Handlers;

function deleteSubtree(db: MockDb, organizationId: number): void {
  const gone = organizationSubtree(db, organizationId);
  for (const id of gone) db.organizations.delete(id);
  removeWhere(db.organizationMembers, (row) => gone.has(row.organizationId));
  for (const license of db.licenses.filter((row) => gone.has(row.organizationId)))
    db.licenses.delete(license.id);
  for (const row of db.institutions.filter((row) => gone.has(row.organizationId)))
    db.institutions.delete(row.id);
  for (const project of db.projects) {
    if (project.organizationId !== null && gone.has(project.organizationId)) project.organizationId = null;
  }
}
