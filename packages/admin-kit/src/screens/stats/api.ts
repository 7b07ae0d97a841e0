import {
  readGeneralStats,
  readLtiInstitutionStats,
  readLtiStats,
  readProjectStats,
} from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const generalStatsQuery = query('GET /admin/stats/general', readGeneralStats);

export const ltiStatsQuery = query('GET /admin/stats/lti', readLtiStats);

export const projectStatsQuery = query('GET /admin/stats/project', readProjectStats);

export const institutionStatsQuery = query('GET /admin/stats/lti-by-institution', readLtiInstitutionStats);

export const firstReads: FirstReads = () => [
  generalStatsQuery,
  ltiStatsQuery,
  projectStatsQuery,
  institutionStatsQuery,
];
