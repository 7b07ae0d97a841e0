import type { FirstViews, Page } from '../../pages.ts';

const path = '/global/projects';

export default [
  {
    path,
    handle: { title: 'projects', isWide: true, headingIn: 'global-projects' },
    load: () => import('./global-projects-page.tsx'),
    beginReads: ({ begin }) => begin('GET /global/projects', {}),
    section: { order: 3, key: 'p' },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [path]: { script: 'global-projects-page', title: 'Projects', shapes: 'table' },
};
