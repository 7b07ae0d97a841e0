import {
  type AdminClient,
  type GeneralStats,
  type LtiInstitutionStats,
  type LtiStats,
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
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

/** @operation GET /admin/stats/general @spec A §7 */
const generalStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/general', {}, readGeneralStats);

/** @operation GET /admin/stats/lti @spec A §7 */
const ltiStatsQuery = (client: AdminClient) => query(client, 'GET /admin/stats/lti', {}, readLtiStats);

/** @operation GET /admin/stats/project @spec A §7 */
const projectStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/project', {}, readProjectStats);

/** @operation GET /admin/stats/lti-by-institution @spec A §7 */
const institutionStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/lti-by-institution', {}, readLtiInstitutionStats);

/**
 * The lists for the growth charts, with the query keys of the screens that show them. The reads of those
 * screens would bring their style sheets.
 * @operation GET /global/users, GET /global/projects, GET /support/, GET /enterprise
 * @spec B §7
 */
export const growthReads = (client: AdminClient) => ({
  users: queryRows(client, 'GET /global/users', {}, readAdminUsers),
  projects: queryRows(client, 'GET /global/projects', {}, readGlobalProjects),
  tickets: queryRows(client, 'GET /support/', {}, readTickets),
  deals: queryRows(client, 'GET /enterprise', {}, readEnterpriseDeals),
});

/** In the order of the screen. */
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

/** A failed read does not affect the others. */
export interface StatsState {
  readonly general: ReadState<GeneralStats>;
  readonly lti: ReadState<LtiStats>;
  readonly project: ReadState<ProjectStats>;
  readonly institutions: ReadState<LtiInstitutionStats[]>;
  readonly canRefreshLti: Permission<'waitsForProject'>;
}

/** Usage statistics. All four load on entry, in the specified order. A refresh is ignored while one runs. @spec A §2 */
export function useStats(): StatsState {
  const { client } = useAdminKit();
  // The requests are sent in the order of these four lines.
  const general = useRead(generalStatsQuery(client));
  const lti = useRead(ltiStatsQuery(client));
  const project = useRead(projectStatsQuery(client));
  const institutions = useRead(institutionStatsQuery(client));
  return { general, lti, project, institutions, canRefreshLti: canRefreshLti(project) };
}

/** The global LTI stats can be refreshed only after the project stats have loaded. @spec A §2 */
export function canRefreshLti(project: ReadState<ProjectStats>): Permission<'waitsForProject'> {
  return project.status === 'ready' ? allowed : refused('waitsForProject');
}
