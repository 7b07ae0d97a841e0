import { type AdminClient, readOrganization } from '@timemap/admin-api';
import { query } from '../../data/query.ts';

/** @operation GET /organizations/{id} @spec A §7 */
export const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);
