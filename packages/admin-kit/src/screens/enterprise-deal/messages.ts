import { defineMessages } from '../../messages/define-messages.ts';

interface Deal {
  deal: string;
}

export const enterpriseDealMessages = defineMessages('enterprise-deal', {
  loading: 'Loading...',
  notFound: 'Not Found',
  notLoaded: ({ id }: { id: string }) => `Enterprise Deal ${id}`,
  loadFailed: 'Failed to load enterprise deal',
  onlyGlobalAdmins: 'Only global admins can manage enterprise deals.',
  unnamed: 'Unnamed deal',
  reload: 'Refresh enterprise deal',

  activeUsers: 'Rolling Total Active User Count',
  activeUsersFailed: 'Failed to load Rolling Total Active User Count',
  activeUsersLoading: 'Loading active user count',
  unknownCount: '?',
  withinLimits: 'Within the limits',
  aboveSoftLimit: 'Above the soft limit',
  aboveHardLimit: 'Above the hard limit',

  configuration: 'Configuration',
  id: 'Deal ID',
  copyId: 'Copy deal ID',
  created: 'Created',
  update: 'Update',
  discard: 'Discard changes',
  unchanged: 'No changes yet.',
  notUpdated: 'The deal was not updated',
  maybeUpdated: 'The deal may have been updated',
  updateFailed: ({ why }: { why: string }) => `Failed to remove entry: ${why}`,
  announceUpdated: ({ deal }: Deal) => `${deal} updated`,

  conflictTitle: 'Someone else changed this deal',
  conflictDescription: 'Choose which values to keep. Nothing is saved until you do.',

  delete: 'Delete',
  deleteTitle: 'Delete Enterprise Deal?',
  deleteDescription: ({ deal }: Deal) => `This permanently deletes ${deal} and its whitelist.`,
  confirmDelete: 'Confirm Delete',
  deleteFailed: ({ why }: { why: string }) => `Failed to remove entry: ${why}`,
  announceDeleted: ({ deal }: Deal) => `${deal} deleted`,
  deleted: 'This deal was deleted.',
  allDeals: 'Enterprise Deals',
});

export const dealWhitelistMessages = defineMessages('enterprise-deal-whitelist', {
  title: 'Whitelist',
  loadFailed: 'Failed to load enterprise deal whitelist',
});
