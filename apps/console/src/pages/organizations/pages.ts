import type { FirstViews, Page, Visit } from '../../pages.ts';
import { paths, readId } from '../../paths.ts';

function beginOrganization({ begin, ids: [id] }: Visit): void {
  if (id !== undefined) begin('GET /organizations/{id}', { path: { id } });
}

export default [
  {
    path: paths.organizations,
    handle: { title: 'organizations', isWide: true, record: 'organization', hasOwnHeading: true },
    load: () => import('./organizations-page.tsx'),
    beginReads: ({ begin, user, search }) => {
      if (user.isAdmin) begin('GET /organizations/admin/all', { query: { includeChildren: true } });
      else begin('GET /organizations', {});
      const id = readId(search.get('organization'));
      if (id !== null) begin('GET /organizations/{id}', { path: { id } });
    },
    section: { order: 6, key: 'o', isForEveryone: true },
  },
  {
    path: paths.organizationUsers,
    handle: {
      title: 'organizationUsers',
      isWide: true,
      record: 'organization',
      ofRecord: 'usersOf',
      headingIn: 'org-users',
    },
    load: () => import('./organization-users-page.tsx'),
    beginReads: beginOrganization,
  },
  {
    path: paths.organizationProjects,
    handle: {
      title: 'organizationProjects',
      isWide: true,
      record: 'organization',
      ofRecord: 'projectsOf',
      headingIn: 'org-projects',
    },
    load: () => import('./organization-projects-page.tsx'),
    beginReads: beginOrganization,
  },
] satisfies Page[];

export const firstViews: FirstViews = {
  [paths.organizations]: {
    script: 'organizations-page',
    title: 'Organizations',
    shapes: 'tree',
    hint: 'Select an organization to continue',
  },
  [paths.organizationUsers]: {
    script: 'organization-users-page',
    title: 'Organization Users',
    shapes: 'table',
  },
  [paths.organizationProjects]: {
    script: 'organization-projects-page',
    title: 'Organization Projects',
    shapes: 'table',
  },
};
