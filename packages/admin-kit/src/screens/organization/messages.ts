import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

export const organizationMessages = defineMessages('organization', {
  loading: 'Loading organization',
  loadFailed: 'Failed to load organization',
  notFound: 'Organization not found',
  allOrganizations: 'All Organizations',
  titleOf: ({ id }: { id: string }) => `Organization ${id}`,
  organizationId: 'Organization ID',
  copyId: 'Copy organization ID',
  tabs: 'Organization sections',
  administration: 'Administration',
  users: 'Users',
  projects: 'Projects',
  lms: 'LMS Data',
  manageUsers: 'View/Manage Users',
  manageProjects: 'View/Manage Projects',
  createSub: 'Create Sub Organization',
  subOrganizations: 'Sub-organizations',
  noSubOrganizations: 'No suborganizations to display',
  noSubOrganizationsHint: 'Create one to get started.',
  subOrganizationsOf: ({ name }: { name: string }) => `Sub-organizations of ${name}`,
  subOrganizationCount: (count: Count) =>
    `${count.text} ${plural(count, { one: 'sub-organization', other: 'sub-organizations' })}`,
  filterSubs: 'Filter sub-organizations',
  noSubMatches: 'No sub-organizations match query',
  delete: 'Delete Organization',
  deleted: 'This organization was deleted.',
  unnamed: 'Unnamed organization',
});
