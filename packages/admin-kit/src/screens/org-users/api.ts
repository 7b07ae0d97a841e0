import { type AdminClient, call, decodeOrganizationUsers, type OrganizationUser } from '@timemap/admin-api';
import { organizationQuery } from '../../data/organization-queries.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { type CacheKey, cacheKey, query } from '../../data/query.ts';

export const usersQuery = (organizationId: number) =>
  query('GET /organizations/{id}/users', decodeOrganizationUsers, { path: { id: organizationId } });

/** A new or removed user changes the taken seats. */
export const membershipKeys = (organizationId: number): CacheKey[] => [
  usersQuery(organizationId),
  cacheKey('GET /licenses/{orgId}'),
];

/** People who remove themselves may lose access to organizations. */
export const removalKeys = (
  organizationId: number,
  { isOwn, isFromEntireTree }: { isOwn: boolean; isFromEntireTree: boolean },
): CacheKey[] => [
  ...membershipKeys(organizationId),
  ...(isFromEntireTree ? [cacheKey('GET /organizations/{id}/users')] : []),
  ...(isOwn ? [cacheKey('GET /organizations/{id}'), cacheKey('GET /organizations')] : []),
];

export interface NewOrganizationUser {
  /** Username or email. The server finds the user. */
  readonly username: string;
  readonly isAdmin: boolean;
}

export const addUser = (client: AdminClient, organizationId: number, user: NewOrganizationUser) =>
  call(client, 'POST /organizations/{id}/users', {
    path: { id: organizationId },
    body: { id: organizationId, username: user.username, admin: user.isAdmin },
  });

export const toggleAdmin = (client: AdminClient, organizationId: number, userId: number) =>
  call(client, 'POST /organizations/{id}/toggleadmin', {
    path: { id: organizationId },
    body: { userid: userId },
  });

export interface Removal {
  readonly user: OrganizationUser;
  /** Also removes the user from every other organization of the tree. */
  readonly isFromEntireTree: boolean;
}

/** Only document A has `removeFromEntireOrgTree`. It is always sent. @spec A §7 */
export const removeUser = (client: AdminClient, organizationId: number, removal: Removal) =>
  call(client, 'DELETE /organizations/{id}/users', {
    path: { id: organizationId },
    body: {
      id: organizationId,
      userid: removal.user.id,
      removeFromEntireOrgTree: removal.isFromEntireTree,
    },
  });

export const firstQueries: FirstQueries<{ readonly organizationId: number }> = ({ organizationId }) => [
  organizationQuery(organizationId),
  usersQuery(organizationId),
];
