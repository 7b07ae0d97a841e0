import { type AdminClient, readEnterpriseDeals, readOrganizations } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, queryRows } from '../../data/query.ts';
import { ticketsQuery } from '../tickets/api.ts';
import { usersQuery } from '../users/api.ts';

export const dealsQuery = (client: AdminClient) =>
  queryRows(client, 'GET /enterprise', {}, readEnterpriseDeals);

export const organizationsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations);

/** Without the checks of each deal and license, which begin when the page is shown. */
export const firstReads: FirstReads<{ readonly hasAttention?: boolean }> = (
  client,
  { hasAttention = false },
  { user },
) =>
  user.isAdmin && hasAttention
    ? [ticketsQuery(client, 'unresolved'), dealsQuery(client), organizationsQuery(client), usersQuery(client)]
    : [];
