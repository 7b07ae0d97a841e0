import { loadConfiguration } from './configure.js';

const shadow = document.querySelector('#frame').attachShadow({ mode: 'open' });
shadow.append(document.querySelector('#component').content.cloneNode(true));
const configuration = await loadConfiguration();
shadow.querySelector('ak-admin-kit').configuration = {
  ...configuration,
  portalContainer: shadow.querySelector('#overlays'),
};
