import {
  type AdminClient,
  readGeneralStats,
  readLtiInstitutionStats,
  readLtiStats,
  readProjectStats,
} from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const generalStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/general', {}, readGeneralStats);

export const ltiStatsQuery = (client: AdminClient) => query(client, 'GET /admin/stats/lti', {}, readLtiStats);

export const projectStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/project', {}, readProjectStats);

export const institutionStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/lti-by-institution', {}, readLtiInstitutionStats);

export const firstReads: FirstReads = (client) => [
  generalStatsQuery(client),
  ltiStatsQuery(client),
  projectStatsQuery(client),
  institutionStatsQuery(client),
];
