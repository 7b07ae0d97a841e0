export { PortalContext } from './portal-context.ts';
