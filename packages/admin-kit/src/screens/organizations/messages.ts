import { defineMessages } from '../../messages/messages.ts';

export const organizationsMessages = defineMessages('organizations', {
  selectOne: 'Select an organization to continue',
  createRoot: 'Create New Root Organization',
  tree: 'Organizations',
});
