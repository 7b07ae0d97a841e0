import type { MockDb } from '../db.ts';
import { removeWhere } from '../db.ts';
import {
  organizationAccess,
  organizationPath,
  organizationSubtree,
  requireOrganization,
  requireOrganizationAdmin,
} from '../organization-access.ts';
import { invalid, notFound } from '../refusal.ts';
import { requireUserByName, userSummary } from '../user-lookup.ts';
import { done, type Handlers } from './handler.ts';

function requireSame(pathId: number, formId: number): void {
  if (pathId !== formId) throw invalid('The field "id" of the form must be the organization of the path.');
}

function treeAround(db: MockDb, organizationId: number): Set<number> {
  return organizationSubtree(db, organizationPath(db, organizationId).at(-1)?.id ?? organizationId);
}

function countingSeats(db: MockDb, organizationId: number, userId: number, change: () => void): void {
  const tree = treeAround(db, organizationId);
  const isInTree = (): boolean =>
    db.organizationMembers.some((row) => row.userId === userId && tree.has(row.organizationId));
  const before = isInTree();
  change();
  const moved = Number(isInTree()) - Number(before);
  const license = db.licenses.find((row) => tree.has(row.organizationId));
  if (license) license.seatsRegistered = Math.max(0, license.seatsRegistered + moved);
}

export const organizationUserHandlers = {
  'GET /organizations/{id}/users': ({ path }, { db, user }) => {
    requireOrganization(db, user, path.id);
    const members = db.organizationMembers.filter(({ organizationId }) => organizationId === path.id);
    return {
      data: members.flatMap(({ userId, isAdmin }) => {
        const member = db.users.get(userId);
        return member ? [{ user: userSummary(member), is_admin: isAdmin }] : [];
      }),
    };
  },
  'POST /organizations/{id}/users': ({ path, body }, { db, user }) => {
    requireSame(path.id, body.id);
    requireOrganizationAdmin(db, user, path.id);
    const { id: userId, username } = requireUserByName(db, body.username);
    if (db.organizationMembers.some((row) => row.organizationId === path.id && row.userId === userId)) {
      throw invalid(`${username} is already in the organization.`);
    }
    countingSeats(db, path.id, userId, () => {
      db.organizationMembers.push({ organizationId: path.id, userId, isAdmin: body.admin });
    });
    return done;
  },
  'DELETE /organizations/{id}/users': ({ path, body }, { db, user }) => {
    requireSame(path.id, body.id);
    requireOrganizationAdmin(db, user, path.id);
    const access = organizationAccess(db, user);
    // Without the third field, which B lacks, only this organization is affected.
    const reach = body.removeFromEntireOrgTree === true ? treeAround(db, path.id) : new Set([path.id]);
    countingSeats(db, path.id, body.userid, () => {
      const removedCount = removeWhere(
        db.organizationMembers,
        (row) =>
          row.userId === body.userid &&
          reach.has(row.organizationId) &&
          access.mayAdminister(row.organizationId),
      );
      if (removedCount === 0) throw notFound('user in this organization');
    });
    return done;
  },
  'POST /organizations/{id}/toggleadmin': ({ path, body }, { db, user }) => {
    requireOrganizationAdmin(db, user, path.id);
    if (body.userid === user.id) throw invalid('You cannot change your own admin flag.');
    const member = db.organizationMembers.find(
      (row) => row.organizationId === path.id && row.userId === body.userid,
    );
    if (!member) throw notFound('user in this organization');
    member.isAdmin = !member.isAdmin;
    return done;
  },
} satisfies Handlers;
