import {
  type AdminClient,
  type ProjectStats,
  readAdminUsers,
  readEnterpriseDeals,
  readGeneralStats,
  readGlobalProjects,
  readLtiInstitutionStats,
  readLtiStats,
  readProjectStats,
  readTickets,
} from '@timemap/admin-api';
import { query, queryRows } from '../../data/query.ts';

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

/**
 * The lists that growth counts. They have the keys of the screens that show them; those screens' own reads would bring
 * their style sheets.
 * @operation GET /global/users, GET /global/projects, GET /support/, GET /enterprise @spec B §7
 */
export const growthReads = (client: AdminClient) => ({
  users: queryRows(client, 'GET /global/users', {}, readAdminUsers),
  projects: queryRows(client, 'GET /global/projects', {}, readGlobalProjects),
  tickets: queryRows(client, 'GET /support/', {}, readTickets),
  deals: queryRows(client, 'GET /enterprise', {}, readEnterpriseDeals),
});

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
