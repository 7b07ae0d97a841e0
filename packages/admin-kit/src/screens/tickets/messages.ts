import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

interface NewStatus {
  status: string;
}

export const ticketsMessages = defineMessages('tickets', {
  title: 'Support Tickets',
  loadFailed: 'Failed to load support tickets',
  onlyGlobalAdmins: 'Only global admins can see support tickets.',
  goToOrganizations: 'Go to Organizations',
  reload: 'Refresh tickets',
  filter: 'Filter tickets',
  stateFilter: 'Filter by app state',
  status: 'Status',
  all: 'All',
  unresolved: 'Unresolved',
  resolved: 'Resolved',
  facets: 'Status of the loaded tickets',
  inProgressAmong: ({ count }: { count: string }) =>
    `Includes tickets in progress: ${count}. This server lists them as unresolved.`,
  none: 'No tickets',
  noneHint_all: 'There are no tickets yet.',
  noneHint_unresolved: 'There are no unresolved tickets. Choose All to see the others.',
  noneHint_resolved: 'There are no resolved tickets yet. Choose All to see the others.',
  noMatch: 'No tickets match query',

  id: 'ID',
  message: 'Message',
  contactEmail: 'Contact email',
  creator: 'Creator',
  created: 'Created',

  emailMultiple: 'Email Multiple',
  doneEmailing: 'Done',
  pickTickets: 'Choose the tickets to answer. Your selection stays when you change page or filter.',

  setStatus: 'Set Status',
  setTo: ({ status }: NewStatus) => `Set "${status}"`,
  askSetTo: ({ status, count }: NewStatus & { count: Count }) =>
    `Set ${count.text} ${plural(count, { one: 'ticket', other: 'tickets' })} to "${status}"?`,
});
