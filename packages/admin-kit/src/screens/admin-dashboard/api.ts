import { type AdminClient, readOrganizations } from '@timemap/admin-api';
import { query } from '../../data/query.ts';

/** Shares the load of the organization tree. @spec A §7 */
export const allOrganizationsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations);
