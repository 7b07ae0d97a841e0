import type { ProjectStats } from '@timemap/admin-api';
import type { ReadState } from '../../data/use-read.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

/** Project stats must have been loaded before the global LTI stats are loaded again by hand. @spec A §2 */
export function canRefreshLti(project: ReadState<ProjectStats>): Permission<'waitsForProject'> {
  return project.status === 'ready' ? allowed : refused('waitsForProject');
}
