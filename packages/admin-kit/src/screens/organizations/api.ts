import type { FirstQueries } from '../../data/prefetched.ts';
import { orgTreeFirstQueries } from '../org-tree/api.ts';
import { organizationPanelFirstQueries } from '../organization/api.ts';

export const organizationsScreenFirstQueries: FirstQueries<{
  readonly organizationId: number | null;
  readonly tab?: string | null;
}> = ({ organizationId, tab }, session) => [
  ...orgTreeFirstQueries({}, session),
  ...(organizationId === null ? [] : organizationPanelFirstQueries({ organizationId, tab }, session)),
];

export { projectsQuery } from '../org-projects/api.ts';
export { usersQuery } from '../org-users/api.ts';
