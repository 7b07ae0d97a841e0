import type { DataTableState } from '../../ui/data-table/data-table-state.ts';

/** The list that a ticket was opened from: its tickets, in its order, are worked through one by one. */
export interface TicketQueueSource {
  /** The list's filters and order, as `TicketList` told them. */
  readonly tableState: DataTableState;
  /** Where another ticket of the queue is shown, with this list handed on to it. */
  readonly ticketHref: (ticketId: number) => string;
  /** Back to that list. */
  readonly listHref: string;
}
