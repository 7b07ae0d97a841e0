import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';

// One shared version. Vite's own build would depend on NODE_ENV.
export const { rolldown } = (await import(
  pathToFileURL(createRequire(createRequire(import.meta.url).resolve('vite')).resolve('rolldown')).href
)) as typeof Rolldown;

/** The page links the style sheet, and pins are drawn by CSS instead of Leaflet's pictures. */
export const withoutSheets: Rolldown.Plugin = {
  name: 'without-sheets',
  resolveId: {
    filter: { id: /\.(css|png)$/ },
    handler: () => ({ id: '\0empty', moduleSideEffects: false }),
  },
  load: { filter: { id: /^\0empty$/ }, handler: () => ({ code: 'export default ""', moduleType: 'js' }) },
};
