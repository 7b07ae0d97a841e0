import type { FirstViews, Page } from '../../pages.ts';
import { paths } from '../../paths.ts';

const usersPath = '/global/users';

export default [
  {
    path: usersPath,
    handle: { title: 'users', isWide: true, headingIn: 'users' },
    load: () => import('./users-page.tsx'),
    beginReads: ({ begin }) => begin('GET /global/users', {}),
    section: { order: 2, key: 'u' },
  },
  {
    path: paths.user,
    handle: { title: 'user', record: 'user', hasOwnHeading: true },
    load: () => import('./user-page.tsx'),
    beginReads: ({ begin, ids: [id] }) => {
      if (id !== undefined) begin('GET /global/users/{id}', { path: { id } });
    },
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [usersPath]: { script: 'users-page', title: 'Users', shapes: 'table' },
  [paths.user]: { script: 'user-page', title: 'User', shapes: 'cards' },
};
