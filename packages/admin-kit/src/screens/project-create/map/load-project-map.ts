import type { LoadMap } from './registered-map.ts';

/** Leaflet assigns itself to this global while it loads. */
interface WindowWithLeaflet {
  L?: { readonly noConflict?: unknown };
}

export async function loadProjectMap(
  page: WindowWithLeaflet = window as WindowWithLeaflet,
): ReturnType<LoadMap> {
  const hadGlobal = 'L' in page;
  const before = page.L;
  const { default: ProjectMap, noConflict } = await import('./project-map.tsx');
  const isOurs = (global: WindowWithLeaflet['L']) => global?.noConflict === noConflict;
  // On a second load, or if the host bundles the same Leaflet, the global can already be this one.
  if (isOurs(page.L) && !isOurs(before)) {
    noConflict();
    if (!hadGlobal && page.L === undefined) delete page.L;
  }
  return { default: ProjectMap };
}
