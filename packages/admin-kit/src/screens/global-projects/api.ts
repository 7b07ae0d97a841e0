import { decodeGlobalProjects } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const globalProjectsQuery = query('GET /global/projects', decodeGlobalProjects);

export const globalProjectsTableFirstQueries: FirstQueries = (_, { user }) =>
  user.isAdmin ? [globalProjectsQuery] : [];
