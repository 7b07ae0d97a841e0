import { type MockDb, removeWhere } from '../db.ts';
import { permissionBit, requireProject, requireProjectAdmin, requireRoleOf } from '../project-access.ts';
import { invalid, notFound } from '../refusal.ts';
import type { UserRow } from '../rows.ts';
import { requireUserByName, userSummary } from '../user-lookup.ts';
import { done, type Handlers } from './handler.ts';

function requireOther(user: UserRow, userId: number, what: string): void {
  if (user.id === userId) throw invalid(`You cannot ${what}.`);
}

function removeMember(db: MockDb, user: UserRow, projectId: number, userId: number): typeof done {
  requireProjectAdmin(db, user, projectId, permissionBit.manageUsers);
  requireOther(user, userId, 'remove yourself from a project');
  const removedCount = removeWhere(
    db.projectMembers,
    (row) => row.projectId === projectId && row.userId === userId,
  );
  if (removedCount === 0) throw notFound('user in this project');
  return done;
}

function changeRole(
  db: MockDb,
  user: UserRow,
  projectId: number,
  userId: number,
  roleId: number,
): typeof done {
  requireProjectAdmin(db, user, projectId, permissionBit.manageUsers);
  requireOther(user, userId, 'change your own role');
  const role = requireRoleOf(db, projectId, roleId);
  const member = db.projectMembers.find((row) => row.projectId === projectId && row.userId === userId);
  if (!member) throw notFound('user in this project');
  member.roleId = role.id;
  return done;
}

export const projectMemberHandlers = {
  'GET /viewprojectusers': ({ query }, { db, user }) => {
    const project = requireProject(db, user, query.pid);
    const members = db.projectMembers.filter(({ projectId }) => projectId === project.id);
    return {
      users: members.flatMap(({ userId, roleId }) => {
        const member = db.users.get(userId);
        if (!member) return [];
        // Each document has its own names.
        const uiName = member.displayName || member.username;
        return [{ ...userSummary(member), uiName, premium: member.isSubscribed, userGroupID: roleId }];
      }),
    };
  },
  'POST /projects/users': ({ body }, { db, user }) => {
    requireProjectAdmin(db, user, body.projectid, permissionBit.manageUsers);
    const role = requireRoleOf(db, body.projectid, body.access_role);
    const { id: userId, username } = requireUserByName(db, body.user);
    if (db.projectMembers.some((row) => row.projectId === body.projectid && row.userId === userId)) {
      throw invalid(`${username} is already in the project.`);
    }
    db.projectMembers.push({ projectId: body.projectid, userId, roleId: role.id });
    return done;
  },
  'DELETE /projects/users/id': ({ body }, { db, user }) =>
    removeMember(db, user, body.projectid, body.userid),
  'GET /changepermissions': ({ query }, { db, user }) => removeMember(db, user, query.pid, query.uid),
  'POST /changepermissions': ({ query, body }, { db, user }) =>
    query
      ? changeRole(db, user, query.pid, query.uid, query.groupID)
      : changeRole(db, user, body.projectid, body.userid, body.access_role),
} satisfies Handlers;
