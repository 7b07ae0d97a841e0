import { type AdminClient, call, readOrganization, readOrganizationProjects } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, queryRows, type ReadFilter, readFilter } from '../../data/query.ts';

/** The answer says whether the signed-in user is an admin. @spec A §6 */
export const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);

export const projectsQuery = (client: AdminClient, organizationId: number) =>
  queryRows(
    client,
    'GET /organizations/{id}/projects',
    { path: { id: organizationId } },
    readOrganizationProjects,
  );

export const projectReads = (organizationId: number): ReadFilter[] => [
  readFilter('GET /organizations/{id}/projects', { path: { id: organizationId } }),
  readFilter('GET /global/projects'),
];

/** Only with the capability `projectDeletion`. @spec B §7 */
export const deleteProject = (client: AdminClient, projectId: number) =>
  call(client, 'POST /deleteproject', { query: { pid: projectId } });

export const firstReads: FirstReads<{ readonly organizationId: number }> = (client, { organizationId }) => [
  organizationQuery(client, organizationId),
  projectsQuery(client, organizationId),
];
