import { type AdminClient, readOrganizations } from '@timemap/admin-api';
import { query } from '../../data/query.ts';

/** Every organization, as trees: the load that the organization tree makes too. @operation GET /organizations/admin/all @spec A §7 */
export const allOrganizationsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations);
