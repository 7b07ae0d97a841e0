import type { ProjectMember, Role } from '@timemap/admin-api';
import { makeUsers } from '../users-table/users.ts';

export const project = { id: 1, name: 'North Sea Trade' };

export const roles: readonly Role[] = ['Guest', 'Admin', 'Editor', 'Reader', 'Teacher', 'Pupil'].map(
  (name, id) => ({ id, name, permissions: 129 + id }),
);

export function makeMembers(count: number): ProjectMember[] {
  return makeUsers(count).map(({ id, username, displayName, email, isVerified }) => ({
    id,
    username,
    displayName,
    email,
    isPremium: isVerified,
    roleId: id % roles.length,
  }));
}
