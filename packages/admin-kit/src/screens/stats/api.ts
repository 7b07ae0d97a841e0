import {
  decodeGeneralStats,
  decodeLtiInstitutionStats,
  decodeLtiStats,
  decodeProjectStats,
} from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const statsQueries = {
  general: query('GET /admin/stats/general', decodeGeneralStats),
  lti: query('GET /admin/stats/lti', decodeLtiStats),
  project: query('GET /admin/stats/project', decodeProjectStats),
  institutions: query('GET /admin/stats/lti-by-institution', decodeLtiInstitutionStats),
};

export const statsCardsFirstQueries: FirstQueries = () => Object.values(statsQueries);
