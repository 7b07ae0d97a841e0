import {
  decodeGeneralStats,
  decodeLtiInstitutionStats,
  decodeLtiStats,
  decodeProjectStats,
} from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const generalStatsQuery = query('GET /admin/stats/general', decodeGeneralStats);

export const ltiStatsQuery = query('GET /admin/stats/lti', decodeLtiStats);

export const projectStatsQuery = query('GET /admin/stats/project', decodeProjectStats);

export const institutionStatsQuery = query('GET /admin/stats/lti-by-institution', decodeLtiInstitutionStats);

export const firstQueries: FirstQueries = () => [
  generalStatsQuery,
  ltiStatsQuery,
  projectStatsQuery,
  institutionStatsQuery,
];
