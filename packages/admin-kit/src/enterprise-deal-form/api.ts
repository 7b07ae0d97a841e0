import { type AdminClient, readLtiInstitutions } from '@timemap/admin-api';
import { query } from '../data/query.ts';

/** What a deal can be associated with. @operation GET /organizations/lti @spec B §7 */
export const institutionsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/lti', {}, readLtiInstitutions);
