import { loadConfiguration } from './configure.js';

const configuration = await loadConfiguration();
for (const kit of document.querySelectorAll('ak-admin-kit')) kit.configuration = configuration;
