import { type AdminClient, readLtiInstitutions } from '@timemap/admin-api';
import { query } from '../data/query.ts';

export const institutionsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/lti', {}, readLtiInstitutions);
