import { loadConfiguration } from './configure.js';

// As a component of somebody's would: its own shadow root, the sheet linked in there, overlays kept inside.
const shadow = document.querySelector('#frame').attachShadow({ mode: 'open' });
shadow.append(document.querySelector('#component').content.cloneNode(true));
const configuration = await loadConfiguration();
shadow.querySelector('ak-admin-kit').configuration = {
  ...configuration,
  portalContainer: shadow.querySelector('#overlays'),
};
