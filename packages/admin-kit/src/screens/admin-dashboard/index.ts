export type { AdminDashboardProps } from './admin-dashboard.tsx';
export { AdminDashboard } from './admin-dashboard.tsx';
export { adminDashboardMessages } from './messages.ts';
export { adminDashboardTable } from './organizations-table.tsx';
export type { AdminDashboardState, OrganizationRow } from './use-admin-dashboard.ts';
export { useAdminDashboard } from './use-admin-dashboard.ts';
