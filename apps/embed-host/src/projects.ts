import {
  type AdminClient,
  call,
  decodeMapPins,
  decodeOrganizationProjects,
  decodeOrganizations,
  type MapPin,
  type Organization,
} from '@timemap/admin-api';

export interface Project {
  readonly id: number;
  readonly name: string;
  readonly isManaged: boolean;
}

/** @operation GET /organizations, GET /organizations/{id}/projects */
export async function loadProjects(client: AdminClient, signal: AbortSignal): Promise<Project[]> {
  const organizations = withDescendants(
    await call(client, 'GET /organizations', { signal }, decodeOrganizations),
  );
  const lists = await Promise.all(
    organizations.map(async ({ id, isLocalAdmin }) => {
      const input = { path: { id }, signal };
      const projects = await call(
        client,
        'GET /organizations/{id}/projects',
        input,
        decodeOrganizationProjects,
      );
      return projects.map((project) => ({ id: project.id, name: project.name, isManaged: isLocalAdmin }));
    }),
  );
  return lists.flat().sort((a, b) => a.name.localeCompare(b.name));
}

/** Rejects if the project does not exist or the user may not see it. @operation GET /projects/mapdata */
export function loadPins(client: AdminClient, projectId: number, signal: AbortSignal): Promise<MapPin[]> {
  return call(client, 'GET /projects/mapdata', { query: { projectid: projectId }, signal }, decodeMapPins);
}

function withDescendants(organizations: readonly Organization[]): Organization[] {
  return organizations.flatMap((organization) => [organization, ...withDescendants(organization.children)]);
}
