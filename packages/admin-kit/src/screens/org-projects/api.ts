import { type AdminClient, call, decodeOrganizationProjects } from '@timemap/admin-api';
import { organizationQuery } from '../../data/organization-queries.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { type CacheKey, cacheKey, query } from '../../data/query.ts';

export const projectsQuery = (organizationId: number) =>
  query('GET /organizations/{id}/projects', decodeOrganizationProjects, { path: { id: organizationId } });

export const projectKeys = (organizationId: number): CacheKey[] => [
  projectsQuery(organizationId),
  cacheKey('GET /global/projects'),
];

/** Only with the capability `projectDeletion`. @spec B §7 */
export const deleteProject = (client: AdminClient, projectId: number) =>
  call(client, 'POST /deleteproject', { query: { pid: projectId } });

export const firstQueries: FirstQueries<{ readonly organizationId: number }> = ({ organizationId }) => [
  organizationQuery(organizationId),
  projectsQuery(organizationId),
];
