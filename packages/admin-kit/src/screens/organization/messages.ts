import { defineMessages } from '../../messages/define-messages.ts';

export const organizationMessages = defineMessages('organization', {
  loading: 'Loading organization',
  loadFailed: 'Failed to load organization',
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
  subOrganizationsOf: ({ name }: { name: string }) => `Sub-organizations of ${name}`,
  delete: 'Delete Organization',
  deleted: 'This organization was deleted.',
  unnamed: 'Unnamed organization',
});
