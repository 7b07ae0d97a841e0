import type { FirstViews, Page } from '../../pages.ts';
import { paths } from '../../paths.ts';

export default [
  {
    path: paths.global,
    handle: { title: 'globalAdmin' },
    load: () => import('./global-page.tsx'),
    beginReads: ({ begin }) => {
      begin('GET /enterprise', {});
      begin('GET /organizations/admin/all', { query: { includeChildren: true } });
      begin('GET /support/unresolved', {});
      begin('GET /global/users', {});
    },
    section: { order: 1, key: 'h', isListed: false },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [paths.global]: { script: 'global-page', title: 'Global Admin', shapes: 'cards' },
};
