export type { PortalSettings } from '../portal/portal-settings.ts';
export type { AdminKitRootProps } from './admin-kit-root.tsx';
export { AdminKitRoot } from './admin-kit-root.tsx';
