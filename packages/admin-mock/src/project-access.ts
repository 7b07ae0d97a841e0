import type { MockDb } from './db.ts';
import { isGlobalAdmin, organizationAccess } from './organization-access.ts';
import { forbidden, notFound } from './refusal.ts';
import type { ProjectRow, UserRow } from './rows.ts';

export interface ProjectRole {
  id: number;
  name: string;
  permissions: number;
}

const ACCESS = 1;
/** Ids below 2 (A §3). */
const builtInRoles: readonly ProjectRole[] = [
  { id: 0, name: 'Guest', permissions: 129 },
  { id: 1, name: 'Admin', permissions: 2047 },
];
export const FIRST_OWN_ROLE_ID = 2;

export const permissionBit = { manageUsers: 4, editRoles: 1024 } as const;

export function rolesOf(db: MockDb, projectId: number): ProjectRole[] {
  const own = db.roles.filter((role) => role.projectId === projectId);
  return [...builtInRoles, ...own.map(({ id, name, permissions }) => ({ id, name, permissions }))];
}

export function requireRoleOf(db: MockDb, projectId: number, roleId: number): ProjectRole {
  const role = rolesOf(db, projectId).find(({ id }) => id === roleId);
  if (!role) throw notFound('role in this project');
  return role;
}

export function requireProject(db: MockDb, user: UserRow, projectId: number): ProjectRow {
  const project = db.projects.get(projectId);
  if (project && isVisible(db, user, project)) return project;
  if (!project && isGlobalAdmin(user)) throw notFound('project');
  throw forbidden('User does not have access to project');
}

function isVisible(db: MockDb, user: UserRow, project: ProjectRow): boolean {
  if (isGlobalAdmin(user) || hasPermission(db, user, project, ACCESS)) return true;
  return project.organizationId !== null && organizationAccess(db, user).isOwn(project.organizationId);
}

export function requireProjectAdmin(db: MockDb, user: UserRow, projectId: number, bit: number): ProjectRow {
  const project = requireProject(db, user, projectId);
  const { organizationId } = project;
  const isAdmin =
    isGlobalAdmin(user) ||
    (organizationId !== null && organizationAccess(db, user).isLocalAdmin(organizationId)) ||
    hasPermission(db, user, project, bit);
  if (!isAdmin) throw forbidden('Only admins of the project can do that.');
  return project;
}

function hasPermission(db: MockDb, user: UserRow, project: ProjectRow, bit: number): boolean {
  const member = db.projectMembers.find((row) => row.projectId === project.id && row.userId === user.id);
  const role = member && rolesOf(db, project.id).find(({ id }) => id === member.roleId);
  return role !== undefined && Math.floor(role.permissions / bit) % 2 === 1;
}
