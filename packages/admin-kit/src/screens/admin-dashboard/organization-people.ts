import { decodeOrganizationUsers, type OrganizationUser } from '@timemap/admin-api';
import type { AdminKit } from '../../context/admin-kit-context.ts';
import { countInCache } from '../../data/cached.ts';
import { query } from '../../data/query.ts';

export interface OrganizationPeople {
  readonly userCount: number;
  readonly admins: readonly OrganizationUser[];
  /** False if some entries could not be read, which may be admins. */
  readonly isWhole: boolean;
}

export const usersQuery = (organizationId: number) =>
  query('GET /organizations/{id}/users', decodeOrganizationUsers, { path: { id: organizationId } });

export function peopleOf(
  { queryClient, client }: AdminKit,
  organizationId: number,
  users: readonly OrganizationUser[],
): OrganizationPeople {
  const userCount = countInCache(queryClient, client, usersQuery(organizationId)) ?? users.length;
  return {
    userCount,
    admins: users.filter(({ isAdmin }) => isAdmin),
    isWhole: userCount === users.length,
  };
}

export const nameOfAdmin = ({ displayName, username, email }: OrganizationUser) =>
  displayName.trim() || username.trim() || email;
