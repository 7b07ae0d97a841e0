import type { FirstViews, Page } from '../../pages.ts';

export const whitelistPath = '/global/whitelist';

export default [
  {
    path: whitelistPath,
    handle: { title: 'whitelist' },
    load: () => import('./whitelist-page.tsx'),
    beginReads: ({ begin }) => begin('GET /global/whitelist', {}),
    section: { order: 8, key: 'w' },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [whitelistPath]: { script: 'whitelist-page', title: 'Whitelist', shapes: 'cards' },
};
