import { loadConfiguration } from './configure.js';

// As a component of somebody's would: its own shadow root, the sheet linked in there, overlays kept inside.
const shadow = document.querySelector('#frame').attachShadow({ mode: 'open' });
shadow.innerHTML = `
  <link rel="stylesheet" href="/admin-kit/styles/elements.css" />
  <ak-admin-kit>
    <ak-project-roles-panel project-id="1" project-name="North Sea Trade"></ak-project-roles-panel>
  </ak-admin-kit>
  <div id="overlays"></div>
`;
const configuration = await loadConfiguration();
shadow.querySelector('ak-admin-kit').configuration = {
  ...configuration,
  portalContainer: shadow.querySelector('#overlays'),
};
