import { type AdminClient, readOrganization } from '@timemap/admin-api';
import { query } from '../../data/query.ts';

export const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);
