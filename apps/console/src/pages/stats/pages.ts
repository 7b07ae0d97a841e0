import type { FirstViews, Page } from '../../pages.ts';
import { paths } from '../../paths.ts';

export default [
  {
    path: paths.stats,
    handle: { title: 'statistics', isWide: true },
    load: () => import('./stats-page.tsx'),
    beginReads: ({ begin }) => begin('GET /admin/stats/general', {}),
    section: { order: 7, key: 's' },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [paths.stats]: { script: 'stats-page', title: 'Statistics', shapes: 'table' },
};
