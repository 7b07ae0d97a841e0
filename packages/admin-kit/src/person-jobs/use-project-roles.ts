import { hasBit, type ProjectMember, projectPermissionBits, type Role } from '@timemap/admin-api';
import { useMemo } from 'react';
import type { CheckProgress } from '../data/check-each.ts';
import { useCheckEach } from '../data/use-check-each.ts';
import { membersQuery, rolesQuery } from './api.ts';

export interface Succession {
  readonly roleId: number;
  /** The roles that allow as much: who has one keeps it. */
  readonly enough: ReadonlySet<number>;
}

export interface ProjectRoles {
  /** The roles that all projects have, the one that may do most first. Only the built-in ones are in each project. */
  readonly shared: readonly Role[];
  readonly isChecking: boolean;
  readonly checks: CheckProgress;
  /** Whether nobody else may manage the project's members. null: not known. */
  isOnlyAdmin(projectId: number, userId: number): boolean | null;
  /** The person's role. null: there is none, or it is not known. */
  roleOf(projectId: number, userId: number): Role | null;
  /** What a successor gets: the role of the member, or the least one if that is not known. null: there is none. */
  succession(projectId: number, userId: number): Succession | null;
}

/** Reads members and roles of the projects, four calls at a time. */
export function useProjectRoles(projectIds: readonly number[]): ProjectRoles {
  const key = projectIds.join();
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const roles = useCheckEach(
    useMemo(() => new Map(ids.map((id) => [id, rolesQuery(id)] as const)), [ids]),
    Number.POSITIVE_INFINITY,
  );
  const members = useCheckEach(
    useMemo(() => new Map(ids.map((id) => [id, membersQuery(id)] as const)), [ids]),
    Number.POSITIVE_INFINITY,
  );
  const shared = useMemo(() => {
    const [first = [], ...others] = ids.flatMap((id) => {
      const list = roles.answers.get(id);
      return list ? [list] : [];
    });
    return first
      .filter((role) =>
        others.every((list) => list.some(({ id, name }) => id === role.id && name === role.name)),
      )
      .toSorted((a, b) => b.permissions - a.permissions);
  }, [ids, roles.answers]);
  const roleOf = (projectId: number, userId: number) => {
    const member = members.answers.get(projectId)?.find(({ id }) => id === userId);
    return roles.answers.get(projectId)?.find(({ id }) => id === member?.roleId) ?? null;
  };
  return {
    shared,
    isChecking: roles.state === 'checking' || members.state === 'checking',
    checks: roles.checked < roles.all ? roles : members,
    isOnlyAdmin: (projectId, userId) => {
      const [all, among] = [roles.answers.get(projectId), members.answers.get(projectId)];
      return all && among ? isOnlyAdmin(all, among, userId) : null;
    },
    roleOf,
    succession: (projectId, userId) => {
      const role = roleOf(projectId, userId) ?? shared.at(-1);
      const all = roles.answers.get(projectId);
      if (!role || !all) return null;
      const enough = all.filter(({ permissions }) => allowsAll(permissions, role.permissions));
      return { roleId: role.id, enough: new Set(enough.map(({ id }) => id)) };
    },
  };
}

const allowsAll = (mask: number, wanted: number) =>
  Object.values(projectPermissionBits).every((bit) => !hasBit(wanted, bit) || hasBit(mask, bit));

function isOnlyAdmin(roles: readonly Role[], members: readonly ProjectMember[], userId: number): boolean {
  const managing = new Set(
    roles
      .filter(({ permissions }) => hasBit(permissions, projectPermissionBits.UserManage))
      .map(({ id }) => id),
  );
  const admins = members.filter(({ roleId }) => roleId !== null && managing.has(roleId));
  return admins.length === 1 && admins[0]?.id === userId;
}
