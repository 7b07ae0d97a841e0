export { adminDashboard as adminDashboardMessages } from '../../locales/en/admin-dashboard.ts';
