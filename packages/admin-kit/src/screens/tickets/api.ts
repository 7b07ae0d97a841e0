import { readTickets } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, type ReadFilter, readFilter } from '../../data/query.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { ticketListOf, ticketsTable } from './rules.ts';

/** The lists that the server has. @spec B §2 */
export type TicketStatusFilter = 'all' | 'unresolved' | 'resolved';

const listCalls = {
  all: 'GET /support/',
  unresolved: 'GET /support/unresolved',
  resolved: 'GET /support/resolved',
} as const;

export const ticketsQuery = (status: TicketStatusFilter) => query(listCalls[status], readTickets);

/** Every list that can contain a ticket. */
export const ticketListReads: readonly ReadFilter[] = [
  ...Object.values(listCalls).map((operation) => readFilter(operation)),
  readFilter('GET /global/users/tickets/{id}'),
];

export const firstReads: FirstReads<{ readonly tableState?: DataTableState }> = ({
  tableState = ticketsTable,
}) => [ticketsQuery(ticketListOf(tableState))];
