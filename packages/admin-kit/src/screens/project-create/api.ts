import { type AdminClient, call, callUrl, readMapPins } from '@timemap/admin-api';
import { query, type ReadFilter, readFilter } from '../../data/query.ts';
import type { NewProject, ProjectMap } from './rules.ts';

/** The pins of an existing project. @operation GET /projects/mapdata @spec B §7 */
export const mapPinsQuery = (client: AdminClient, projectId: number) =>
  query(client, 'GET /projects/mapdata', { query: { projectid: projectId } }, readMapPins);

/** @operation POST /organizations/{id}/projects @spec B §7 */
export const createProject = (client: AdminClient, organizationId: number, project: NewProject) =>
  call(client, 'POST /organizations/{id}/projects', requestOf(organizationId, project));

/** The address of that call, all of the project in it. */
export const createProjectUrl = (client: AdminClient, organizationId: number, project: NewProject) =>
  callUrl(client, 'POST /organizations/{id}/projects', requestOf(organizationId, project));

/** Lists that show the new project. */
export const projectReads = (organizationId: number): ReadFilter[] => [
  readFilter('GET /organizations/{id}/projects', { path: { id: organizationId } }),
  readFilter('GET /global/projects'),
];

function requestOf(organizationId: number, { name, description, map, pins }: NewProject) {
  const nodes = pins.map((pin) => ({ name: pin.name, xCoord: pin.x, yCoord: pin.y }));
  return {
    path: { id: organizationId },
    query: { name, description, mappins: JSON.stringify({ nodes }), data: JSON.stringify(dataOf(map)) },
  };
}

function dataOf(map: ProjectMap) {
  switch (map.type) {
    case 'default':
      return { type: map.type };
    case 'image':
      return { type: map.type, background_image: map.imageUrl };
    case 'map': {
      const { latitude, longitude, zoom } = map;
      return { type: map.type, coords: { latitude, longitude, zoom_level: zoom } };
    }
  }
}
