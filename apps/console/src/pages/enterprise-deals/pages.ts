import type { FirstViews, Page } from '../../pages.ts';
import { paths } from '../../paths.ts';

export const dealsPath = '/global/enterprisedeals';

export default [
  {
    path: dealsPath,
    handle: { title: 'enterpriseDeals', isWide: true, headingIn: 'enterprise-deals' },
    load: () => import('./enterprise-deals-page.tsx'),
    beginReads: ({ begin }) => begin('GET /enterprise', {}),
    section: { order: 4, key: 'e' },
  },
  {
    path: paths.enterpriseDeal,
    handle: { title: 'enterpriseDeal', record: 'deal', hasOwnHeading: true },
    load: () => import('./enterprise-deal-page.tsx'),
    beginReads: ({ begin, ids: [id] }) => {
      if (id !== undefined) begin('GET /enterprise/{id}', { path: { id } });
    },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [dealsPath]: { script: 'enterprise-deals-page', title: 'Enterprise Deals', shapes: 'table' },
  [paths.enterpriseDeal]: { script: 'enterprise-deal-page', title: 'Enterprise Deal', shapes: 'cards' },
};
