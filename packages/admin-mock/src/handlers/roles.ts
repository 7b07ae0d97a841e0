import type { MockDb } from '../db.ts';
import {
  FIRST_OWN_ROLE_ID,
  permissionBit,
  requireProject,
  requireProjectAdmin,
  requireRoleOf,
  rolesOf,
} from '../project-access.ts';
import { invalid, notFound } from '../refusal.ts';
import type { RoleRow, UserRow } from '../rows.ts';
import { done, type Handlers } from './handler.ts';

const GUEST_ROLE_ID = 0;
const ACCESS_ONLY = 1;

function requireOwnRole(db: MockDb, user: UserRow, projectId: number, roleId: number): RoleRow {
  requireProjectAdmin(db, user, projectId, permissionBit.editRoles);
  if (roleId < FIRST_OWN_ROLE_ID)
    throw invalid(`The role ${requireRoleOf(db, projectId, roleId).name} is built in.`);
  const role = db.roles.get(roleId);
  if (role?.projectId !== projectId) throw notFound('role in this project');
  return role;
}

export const roleHandlers = {
  'GET /getprojectusergroups': ({ query }, { db, user }) => ({
    groups: rolesOf(db, requireProject(db, user, query.pid).id),
  }),
  'POST /createusergroup': ({ query }, { db, user }) => {
    const project = requireProjectAdmin(db, user, query.pid, permissionBit.editRoles);
    const name = query.name.trim();
    if (name === '') throw invalid('A role needs a name.');
    if (rolesOf(db, project.id).some((role) => role.name === name)) {
      throw invalid(`The project already has a role "${name}".`);
    }
    // `read` (A) and `projectaccess` (B) both mean: may see the project.
    db.roles.insert({ projectId: project.id, name, permissions: ACCESS_ONLY });
    return done;
  },
  'POST /deleteusergroup': ({ query }, { db, user }) => {
    const role = requireOwnRole(db, user, query.pid, query.id);
    db.roles.delete(role.id);
    for (const member of db.projectMembers) {
      if (member.projectId === role.projectId && member.roleId === role.id) member.roleId = GUEST_ROLE_ID;
    }
    return done;
  },
  'POST /modifyusergrouppermissions': ({ query }, { db, user }) => {
    const role = requireOwnRole(db, user, query.pid, query.id);
    if (query.perm < 0) throw invalid('A permission mask cannot be negative.');
    role.permissions = query.perm;
    return done;
  },
} satisfies Handlers;
