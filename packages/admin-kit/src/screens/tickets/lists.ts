import { type CacheKey, cacheKey } from '../../data/query.ts';

/** The lists that the server has. @spec B §2 */
export type TicketStatusFilter = 'all' | 'unresolved' | 'resolved';

export const ticketListCalls = {
  all: 'GET /support/',
  unresolved: 'GET /support/unresolved',
  resolved: 'GET /support/resolved',
} as const;

/** Every list that can contain a ticket. */
export const ticketListKeys: readonly CacheKey[] = [
  ...Object.values(ticketListCalls).map((operation) => cacheKey(operation)),
  cacheKey('GET /global/users/tickets/{id}'),
];
