import type { FirstViews, Page } from '../../pages.ts';
import { paths } from '../../paths.ts';

export default [
  {
    path: paths.adminDashboard,
    handle: { title: 'adminDashboard', isWide: true, headingIn: 'organizations' },
    load: () => import('./admin-dashboard-page.tsx'),
    beginReads: ({ begin }) => begin('GET /organizations/admin/all', { query: { includeChildren: true } }),
    section: { order: 10, key: 'd', isListed: false },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [paths.adminDashboard]: { script: 'admin-dashboard-page', title: 'Admin Dashboard', shapes: 'table' },
};
