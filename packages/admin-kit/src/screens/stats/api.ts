import {
  type AdminClient,
  type ProjectStats,
  readGeneralStats,
  readLtiInstitutionStats,
  readLtiStats,
  readProjectStats,
} from '@timemap/admin-api';
import { query } from '../../data/query.ts';

/** @operation GET /admin/stats/general @spec A §7 */
export const generalStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/general', {}, readGeneralStats);

/** @operation GET /admin/stats/lti @spec A §7 */
export const ltiStatsQuery = (client: AdminClient) => query(client, 'GET /admin/stats/lti', {}, readLtiStats);

/** @operation GET /admin/stats/project @spec A §7 */
export const projectStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/project', {}, readProjectStats);

/** @operation GET /admin/stats/lti-by-institution @spec A §7 */
export const institutionStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/lti-by-institution', {}, readLtiInstitutionStats);

/** The fields of the project stats, in the order in which they are shown. */
export const projectCounts = [
  'folderCount',
  'timelineCount',
  'timelinesInFolders',
  'nodeCount',
  'nodeWordCountApprox',
  'eventCount',
  'eraCount',
  'tagCount',
  'connectionCount',
  'connectionWordCountApprox',
] as const satisfies readonly (keyof ProjectStats)[];
