import { defineMessages } from '../../messages/define-messages.ts';

interface Named {
  ticket: string;
}

interface Change extends Named {
  status: string;
}

export const ticketDetailMessages = defineMessages('ticket-detail', {
  loadFailed: 'Failed to load support tickets',
  loading: 'Loading ticket',
  reload: 'Refresh ticket',
  notFound: 'Ticket not found',
  allTickets: 'All Tickets',
  title: ({ ticket }: Named) => `Ticket ${ticket}`,
  description: 'Description',
  noDescription: 'No description.',
  facts: 'Ticket',
  created: 'Created',
  creator: 'Creator',
  contactEmail: 'Contact email',
  creatorEmail: 'Creator email',
  copyContactEmail: 'Copy contact email',
  copyCreatorEmail: 'Copy creator email',
  sendEmail: 'Send Email',
  emailSubject: ({ ticket }: Named) => `Your support ticket ${ticket}`,
  greeting: ({ name }: { name: string }) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  refusedAddress: 'This is not a plain email address, so it cannot be opened in your mail program.',
  appState: 'App State',

  status: 'Status',
  setUnresolved: 'Set Unresolved',
  setInProgress: 'Set In Progress',
  setResolved: 'Set Resolved',
  isCurrent: 'This is the current status.',
  isUnresolved: ({ ticket }: Named) => `Ticket ${ticket} is unresolved`,
  isInProgress: ({ ticket }: Named) => `Ticket ${ticket} is in progress`,
  isResolved: ({ ticket }: Named) => `Ticket ${ticket} is resolved`,
  changeOf: ({ ticket, status }: Change) => `Ticket ${ticket}, ${status}`,
  updateFailed: ({ why }: { why: string }) => `Failed to update: ${why}`,
  conflictTitle: 'Someone else changed the status',
  conflictDescription: ({ ticket }: Named) =>
    `Someone else changed the status of ticket ${ticket} after you opened it. Choose which status to keep.`,
  save: 'Save',

  queue: 'Queue',
  place: ({ place, count }: { place: string; count: string }) => `${place} of ${count}`,
  notInQueue: ({ count }: { count: string }) => `Not in this list of ${count}`,
  queueFailed: 'The list of tickets could not be loaded.',
  previous: 'Previous',
  next: 'Next',
  previousTicket: 'Previous ticket',
  nextTicket: 'Next ticket',
  isFirst: 'This is the first ticket in the list.',
  isLast: 'This is the last ticket in the list.',
  resolveAndNext: 'Resolve and next',
  emailResolveAndNext: 'Email, resolve and next',
  noAddress: 'This ticket has no valid email address.',
  toList: 'Back to List',
  announcePlace: ({ ticket, place, count }: { ticket: string; place: string; count: string }) =>
    `Ticket ${ticket}, ${place} of ${count}`,

  shortcuts: 'Keyboard shortcuts',
  shortcutsInScreen: 'Shortcuts work while the focus is in this ticket.',
});
