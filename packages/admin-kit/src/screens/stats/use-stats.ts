import {
  decodeAdminUsers,
  decodeEnterpriseDeals,
  decodeGlobalProjects,
  decodeTickets,
  type GeneralStats,
  type LtiInstitutionStats,
  type LtiStats,
  type ProjectStats,
} from '@timemap/admin-api';
import { allowed, type Permission, refused } from '../../context/permission.ts';
import { query } from '../../data/query.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { statsQueries } from './api.ts';

/** The query keys of the list screens, whose own reads would bring their style sheets. @spec B §7 */
export const growthQueries = {
  users: query('GET /global/users', decodeAdminUsers),
  projects: query('GET /global/projects', decodeGlobalProjects),
  tickets: query('GET /support/', decodeTickets),
  deals: query('GET /enterprise', decodeEnterpriseDeals),
};

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
  readonly general: QueryState<GeneralStats>;
  readonly lti: QueryState<LtiStats>;
  readonly project: QueryState<ProjectStats>;
  readonly institutions: QueryState<LtiInstitutionStats[]>;
  readonly canRefreshLti: Permission<'waitsForProject'>;
}

/** Usage statistics. All four load on entry, in the specified order. A refresh is ignored while one runs. @spec A §2 */
export function useStats(): StatsState {
  // The requests are sent in the order of these four lines.
  const general = useRead(statsQueries.general);
  const lti = useRead(statsQueries.lti);
  const project = useRead(statsQueries.project);
  const institutions = useRead(statsQueries.institutions);
  return { general, lti, project, institutions, canRefreshLti: canRefreshLti(project) };
}

export function canRefreshLti(project: QueryState<ProjectStats>): Permission<'waitsForProject'> {
  return project.status === 'ready' ? allowed : refused('waitsForProject');
}
