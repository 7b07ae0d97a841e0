import { type AdminClient, call, readGlobalProjects } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { queryRows, type ReadFilter, readFilter } from '../../data/query.ts';

export const globalProjectsQuery = (client: AdminClient) =>
  queryRows(client, 'GET /global/projects', {}, readGlobalProjects);

export const globalProjectsReads: readonly ReadFilter[] = [readFilter('GET /global/projects')];

export const setUpgradedOverride = (client: AdminClient, projectId: number, isOn: boolean) =>
  call(client, 'POST /global/projects/upgradedoverride', { body: { id: projectId, value: isOn } });

export const firstReads: FirstReads = (client, _, { user }) =>
  user.isAdmin ? [globalProjectsQuery(client)] : [];
