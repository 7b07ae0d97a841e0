// `import '@timemap/admin-kit/map'` is what a host with Leaflet says once.
import { loadProjectMap } from './load-project-map.ts';
import { registerMap } from './registered-map.ts';

registerMap(() => loadProjectMap());
