export { PortalContext } from './portal-settings.ts';
