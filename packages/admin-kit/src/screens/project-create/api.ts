import { type AdminClient, call, callUrl } from '@timemap/admin-api';
import type { NewProject, ProjectMap } from './rules.ts';

export { projectKeys, projectsQuery } from '../org-projects/api.ts';

export const createProject = (client: AdminClient, organizationId: number, project: NewProject) =>
  call(client, 'POST /organizations/{id}/projects', requestOf(organizationId, project));

export const createProjectUrl = (client: AdminClient, organizationId: number, project: NewProject) =>
  callUrl(client, 'POST /organizations/{id}/projects', requestOf(organizationId, project));

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

export type ImageProbe =
  | { readonly status: 'loaded'; readonly width: number; readonly height: number }
  | { readonly status: 'failed'; readonly reason: 'broken' | 'timeout' };

const IMAGE_TIMEOUT_MS = 10_000;
/** For an SVG without a size. */
const DEFAULT_IMAGE_PX = 1000;

/** Sends no referrer and never rejects. After an abort the promise stays pending. */
export function probeImage(url: string, signal: AbortSignal): Promise<ImageProbe> {
  return new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    const end = (result: ImageProbe | null) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      if (result?.status !== 'loaded') image.removeAttribute('src');
      if (result !== null) resolve(result);
    };
    const timer = setTimeout(() => end({ status: 'failed', reason: 'timeout' }), IMAGE_TIMEOUT_MS);
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image;
      end({
        status: 'loaded',
        width: naturalWidth || DEFAULT_IMAGE_PX,
        height: naturalHeight || DEFAULT_IMAGE_PX,
      });
    };
    image.onerror = () => end({ status: 'failed', reason: 'broken' });
    signal.addEventListener('abort', () => end(null), { once: true });
    image.src = url;
  });
}
