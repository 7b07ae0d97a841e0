export { organizationsMessages } from './messages.ts';
export type { OrganizationsScreenProps } from './organizations-screen.tsx';
export { OrganizationsScreen } from './organizations-screen.tsx';
