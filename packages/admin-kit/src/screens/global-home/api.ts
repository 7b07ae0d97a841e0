import {
  type AdminClient,
  type License,
  readActiveUserCount,
  readEnterpriseDeals,
  readLicense,
  readOrganizations,
} from '@timemap/admin-api';
import { loadEach } from '../../data/load-each.ts';
import { type FirstReads, followedBy } from '../../data/prefetched.ts';
import { query, queryRows, type Read } from '../../data/query.ts';
import { ticketsQuery } from '../tickets/api.ts';
import { usersQuery } from '../users/api.ts';
import { dealsToCount, rootsToCount } from './rules.ts';

export const dealsQuery = (client: AdminClient) =>
  queryRows(client, 'GET /enterprise', {}, readEnterpriseDeals);

const countQuery = (client: AdminClient, id: number) =>
  query(client, 'GET /enterprise/{id}/rtau', { path: { id } }, readActiveUserCount);

/** Leaves out deals with an unknown count or a failed call, but fails if all calls failed. */
export function activeUserCountsRead(
  client: AdminClient,
  dealIds: readonly number[],
): Read<ReadonlyMap<number, number>> {
  const { operation, queryKey } = countQuery(client, 0);
  return {
    operation,
    queryKey: [...queryKey.slice(0, -1), { deals: dealIds }],
    load: async (signal) => {
      const loaded = await loadEach(dealIds, signal, (id) => countQuery(client, id).load(signal));
      return new Map([...loaded].flatMap(([id, count]) => (count === null ? [] : [[id, count] as const])));
    },
  };
}

export const organizationsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations);

const licenseQuery = (client: AdminClient, orgId: number) =>
  query(client, 'GET /licenses/{orgId}', { path: { orgId } }, readLicense);

/** null: the organization has no license. Leaves out failed calls, but fails if all calls failed. */
export function licensesRead(
  client: AdminClient,
  organizationIds: readonly number[],
): Read<ReadonlyMap<number, License | null>> {
  const { operation, queryKey } = licenseQuery(client, 0);
  return {
    operation,
    queryKey: [...queryKey.slice(0, -1), { organizations: organizationIds }],
    load: (signal) => loadEach(organizationIds, signal, (id) => licenseQuery(client, id).load(signal)),
  };
}

export const firstReads: FirstReads<{ readonly hasAttention?: boolean }> = (
  client,
  { hasAttention = false },
  { user },
) =>
  user.isAdmin && hasAttention
    ? [
        ticketsQuery(client, 'unresolved'),
        followedBy(dealsQuery(client), (deals) => [
          activeUserCountsRead(
            client,
            dealsToCount(deals).map(({ id }) => id),
          ),
        ]),
        followedBy(organizationsQuery(client), (roots) => [
          licensesRead(
            client,
            rootsToCount(roots).map(({ id }) => id),
          ),
        ]),
        usersQuery(client),
      ]
    : [];
