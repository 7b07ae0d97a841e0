import { decodeOrganizationProjects } from '@timemap/admin-api';
import { organizationQuery } from '../../data/organization-queries.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { type CacheKey, cacheKey, query } from '../../data/query.ts';

export const projectsQuery = (organizationId: number) =>
  query('GET /organizations/{id}/projects', decodeOrganizationProjects, { path: { id: organizationId } });

export const projectKeys = (organizationId: number): CacheKey[] => [
  projectsQuery(organizationId),
  cacheKey('GET /global/projects'),
];

export const orgProjectsPanelFirstQueries: FirstQueries<{ readonly organizationId: number }> = ({
  organizationId,
}) => [organizationQuery(organizationId), projectsQuery(organizationId)];
