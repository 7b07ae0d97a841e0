import { defineMessages } from '../../messages/define-messages.ts';

export const adminDashboardMessages = defineMessages('admin-dashboard', {
  title: 'Organizations',
  create: 'Create Organization',
  refresh: 'Refresh organizations',
  loadFailed: 'Failed to load organizations',
  none: 'There are no organizations yet.',
  noMatch: 'No organizations match.',
  filter: 'Filter organizations',
  shown: 'Show',
  showAll: 'All organizations',
  showRoots: 'Root organizations',
  name: 'Name',
  organizationId: 'ID',
  parent: 'Parent organization',
  subOrganizations: 'Sub-organizations',
  open: 'Open',
  manageUsers: 'View/Manage Users',
  manageProjects: 'View/Manage Projects',
  delete: 'Delete Organization',
  unnamed: 'Unnamed organization',
  onlyGlobalAdmins: 'The Admin Dashboard is for global admins.',
});
