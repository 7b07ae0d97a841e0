import { decodeOrganizationUsers } from '@timemap/admin-api';
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

export const orgUsersPanelFirstQueries: FirstQueries<{ readonly organizationId: number }> = ({
  organizationId,
}) => [organizationQuery(organizationId), usersQuery(organizationId)];
