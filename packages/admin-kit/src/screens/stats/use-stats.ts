import type { GeneralStats, LtiInstitutionStats, LtiStats, ProjectStats } from '@timemap/admin-api';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { Permission } from '../../provider/permission.ts';
import { generalStatsQuery, institutionStatsQuery, ltiStatsQuery, projectStatsQuery } from './api.ts';
import { canRefreshLti } from './rules.ts';

/** The four loads, each with its own state: one that fails leaves the others alone. */
export interface StatsState {
  readonly general: ReadState<GeneralStats>;
  readonly lti: ReadState<LtiStats>;
  readonly project: ReadState<ProjectStats>;
  readonly institutions: ReadState<LtiInstitutionStats[]>;
  readonly canRefreshLti: Permission<'waitsForProject'>;
}

/**
 * Usage statistics. All four load on entry, in the specified order; a refresh asked for while one runs is ignored.
 * @spec A §2
 */
export function useStats(): StatsState {
  const { client } = useAdminKit();
  // The order of these four lines is the order in which the requests leave.
  const general = useRead(generalStatsQuery(client));
  const lti = useRead(ltiStatsQuery(client));
  const project = useRead(projectStatsQuery(client));
  const institutions = useRead(institutionStatsQuery(client));
  return { general, lti, project, institutions, canRefreshLti: canRefreshLti(project) };
}
