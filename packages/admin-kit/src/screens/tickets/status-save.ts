import { call, type Ticket, ticketStatus } from '@timemap/admin-api';
import { type CacheKey, cacheKey } from '../../data/query.ts';
import type { SaveDefinition } from '../../data/save-definition.ts';
import { ticketListKeys } from './lists.ts';

export type TicketStatus = (typeof ticketStatus)[keyof typeof ticketStatus];

export const ticketKeys: readonly CacheKey[] = [...ticketListKeys, cacheKey('GET /support/{id}')];

export interface StatusChange {
  readonly status: TicketStatus;
}

const statusNames: Readonly<Record<TicketStatus, string>> = {
  0: 'unresolved',
  1: 'in progress',
  2: 'resolved',
};

const applyStatus = (ticket: Ticket, { status }: StatusChange): Ticket => ({ ...ticket, status });

/** The change back to the status before; null if nothing was changed, or if that status cannot be set. */
function inverseOf({ status: before }: Ticket, { status }: StatusChange): StatusChange | null {
  const known = Object.values(ticketStatus).find((value) => value === before);
  return known === undefined || known === status ? null : { status: known };
}

export const statusSave = (
  sentenceOf: (ticketId: number, status: TicketStatus) => string,
): SaveDefinition<Ticket, StatusChange> => ({
  name: 'ticket.set-status',
  operation: 'PUT /support/status/{id}',
  target: ({ id }, { status }) => ({ kind: 'ticket', id, label: statusNames[status] }),
  shownIn: () => ticketListKeys,
  apply: applyStatus,
  value: ({ status }) => (status === null ? null : (statusNames[status as TicketStatus] ?? status)),
  send: ({ client }, { id }, { status }) =>
    call(client, 'PUT /support/status/{id}', { path: { id }, query: { status } }),
  invalidates: () => ticketListKeys,
  undo: { text: ({ id }, { status }) => sentenceOf(id, status), change: inverseOf },
});
