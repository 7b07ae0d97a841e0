import { defineMessages } from '../../messages/define-messages.ts';

export const organizationsMessages = defineMessages('organizations', {
  selectOne: 'Select an organization to continue',
  createRoot: 'Create New Root Organization',
  tree: 'Organizations',
  back: 'Back to organizations',
  largest: 'Largest organizations',
  subOrganizations: 'Sub-organizations',
  yours: 'Your organizations',
  role: 'Role',
  admin: 'Admin',
  member: 'Member',
  unnamed: 'Unnamed organization',
});
