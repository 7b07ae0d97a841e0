export { PortalContext } from './kit-portal.tsx';
