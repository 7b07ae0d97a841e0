import { decodeTickets } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { type CacheKey, cacheKey, query } from '../../data/query.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { ticketListOf, ticketsTable } from './rules.ts';

/** The lists that the server has. @spec B §2 */
export type TicketStatusFilter = 'all' | 'unresolved' | 'resolved';

const listCalls = {
  all: 'GET /support/',
  unresolved: 'GET /support/unresolved',
  resolved: 'GET /support/resolved',
} as const;

export const ticketsQuery = (status: TicketStatusFilter) => query(listCalls[status], decodeTickets);

/** Every list that can contain a ticket. */
export const ticketListKeys: readonly CacheKey[] = [
  ...Object.values(listCalls).map((operation) => cacheKey(operation)),
  cacheKey('GET /global/users/tickets/{id}'),
];

export const firstQueries: FirstQueries<{ readonly tableState?: DataTableState }> = ({
  tableState = ticketsTable,
}) => [ticketsQuery(ticketListOf(tableState))];
