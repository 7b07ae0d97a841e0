import { type AdminClient, call, decodeGlobalProjects } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const globalProjectsQuery = query('GET /global/projects', decodeGlobalProjects);

export const setUpgradedOverride = (client: AdminClient, projectId: number, isOn: boolean) =>
  call(client, 'POST /global/projects/upgradedoverride', { body: { id: projectId, value: isOn } });

export const firstQueries: FirstQueries = (_, { user }) => (user.isAdmin ? [globalProjectsQuery] : []);
