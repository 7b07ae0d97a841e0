import type { GeneralStats, LtiInstitutionStats, LtiStats, ProjectStats } from '@timemap/admin-api';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';
import { generalStatsQuery, institutionStatsQuery, ltiStatsQuery, projectStatsQuery } from './api.ts';

/** The four reads. A failed one does not affect the others. */
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
