import { type AdminClient, call, readOrganizationProjects } from '@timemap/admin-api';
import { organizationQuery } from '../../data/organization-queries.ts';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, type ReadFilter, readFilter } from '../../data/query.ts';

export const projectsQuery = (organizationId: number) =>
  query('GET /organizations/{id}/projects', readOrganizationProjects, { path: { id: organizationId } });

export const projectReads = (organizationId: number): ReadFilter[] => [
  projectsQuery(organizationId),
  readFilter('GET /global/projects'),
];

/** Only with the capability `projectDeletion`. @spec B §7 */
export const deleteProject = (client: AdminClient, projectId: number) =>
  call(client, 'POST /deleteproject', { query: { pid: projectId } });

export const firstReads: FirstReads<{ readonly organizationId: number }> = ({ organizationId }) => [
  organizationQuery(organizationId),
  projectsQuery(organizationId),
];
