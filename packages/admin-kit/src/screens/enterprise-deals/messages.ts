import { defineMessages } from '../../messages/define-messages.ts';

export const enterpriseDealsMessages = defineMessages('enterprise-deals', {
  title: 'Enterprise deals',
  loadFailed: 'Failed to load enterpriseDeals',
  onlyGlobalAdmins: 'Only global admins can manage enterprise deals.',
  reload: 'Refresh enterprise deals',
  filter: 'Filter enterprise deals',
  none: 'No enterprise deals match query',
  noneHint: 'There are no enterprise deals yet. Create the first one.',
  unnamed: 'Unnamed deal',

  facets: 'Deals that need attention',
  ending: 'Ending within 30 days',
  aboveSoftLimit: 'Above soft limit',
  aboveHardLimit: 'Above hard limit',

  name: 'Name',
  created: 'Created',
  period: 'Period (days)',
  softLimit: 'Soft limit',
  hardLimit: 'Hard limit',
  institutionId: 'Institution ID',
  activeUsers: 'Active users',
  usersUnknown: 'Unknown',
  ends: 'Ends',
  actions: 'Actions',
  manage: 'Manage',
  manageDeal: ({ deal }: { deal: string }) => `Manage ${deal}`,

  create: 'Create Enterprise Deal',
  createDescription: 'A contract with an institution. Add its whitelist after you create it.',
  confirmCreate: 'Create',
  createFailed: ({ why }: { why: string }) => `Failed to create: ${why}`,
  announceCreated: ({ deal }: { deal: string }) => `${deal} created`,
});
