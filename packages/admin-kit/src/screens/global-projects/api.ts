import { type AdminClient, call, readGlobalProjects } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const globalProjectsQuery = query('GET /global/projects', readGlobalProjects);

export const setUpgradedOverride = (client: AdminClient, projectId: number, isOn: boolean) =>
  call(client, 'POST /global/projects/upgradedoverride', { body: { id: projectId, value: isOn } });

export const firstReads: FirstReads = (_, { user }) => (user.isAdmin ? [globalProjectsQuery] : []);
