import type { ComponentType } from 'react';
import type { ProjectMapProps } from './project-map.tsx';

/** The global that Leaflet makes of itself while it loads, over whatever stood there. */
interface PageWithGlobal {
  L?: { readonly noConflict?: unknown };
}

/** Loads the map, and Leaflet with it, once a map is shown; the page has its globals as they were. */
export async function loadProjectMap(
  page: PageWithGlobal = window as PageWithGlobal,
): Promise<{ default: ComponentType<ProjectMapProps> }> {
  const hadGlobal = 'L' in page;
  const before = page.L;
  const { default: ProjectMap, noConflict } = await import('./project-map.tsx');
  const isOurs = (global: PageWithGlobal['L']) => global?.noConflict === noConflict;
  // A host that bundles the same Leaflet may want its global; and a second load finds Leaflet already loaded.
  if (isOurs(page.L) && !isOurs(before)) {
    noConflict();
    if (!hadGlobal && page.L === undefined) delete page.L;
  }
  return { default: ProjectMap };
}
