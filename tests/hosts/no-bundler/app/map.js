import { mapMarkupPolicy } from '/admin-elements/elements.js';
import { loadConfiguration } from './configure.js';

// With Trusted Types, the map library needs one string while it loads.
window.trustedTypes?.createPolicy('default', mapMarkupPolicy);

const configuration = await loadConfiguration();
document.querySelector('ak-admin-kit').configuration = {
  ...configuration,
  mapTiles: { url: '/tiles/{z}/{x}/{y}', attribution: 'A square' },
};
