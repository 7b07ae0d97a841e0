import type { FirstViews, Page } from '../../pages.ts';

export const couponsPath = '/global/coupons';

export default [
  {
    path: couponsPath,
    handle: { title: 'coupons', isWide: true, headingIn: 'coupons' },
    load: () => import('./coupons-page.tsx'),
    beginReads: ({ begin }) => begin('GET /coupons', {}),
    section: { order: 5, key: 'c' },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [couponsPath]: { script: 'coupons-page', title: 'Coupons', shapes: 'table' },
};
