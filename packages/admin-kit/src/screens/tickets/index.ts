export type { TicketStatusFilter } from './api.ts';
export { ticketListReads, ticketsQuery } from './api.ts';
export { ticketsMessages } from './messages.ts';
export {
  filterTextsOf,
  stateFilterOf,
  statusFilterOf,
  ticketSortValues,
  ticketsTable,
  toneOfStatus,
  whereState,
} from './rules.ts';
export type { TicketListProps } from './ticket-list.tsx';
export { TicketList } from './ticket-list.tsx';
export { TicketStatusMark } from './ticket-status-mark.tsx';
export { ticketStatusMessages, useStatusWord } from './ticket-status-messages.ts';
export type { TicketsState } from './use-tickets.ts';
export { useTickets } from './use-tickets.ts';
