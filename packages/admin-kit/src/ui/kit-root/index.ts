export type { PortalSettings } from '../portal/kit-portal.tsx';
export type { AdminKitRootProps } from './admin-kit-root.tsx';
export { AdminKitRoot } from './admin-kit-root.tsx';
