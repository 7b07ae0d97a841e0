import { decodeTickets } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { type TicketStatusFilter, ticketListCalls } from './lists.ts';
import { ticketListOf, ticketsTable } from './rules.ts';

export const ticketsQuery = (status: TicketStatusFilter) => query(ticketListCalls[status], decodeTickets);

export const ticketListFirstQueries: FirstQueries<{ readonly tableState?: DataTableState }> = ({
  tableState = ticketsTable,
}) => [ticketsQuery(ticketListOf(tableState))];
