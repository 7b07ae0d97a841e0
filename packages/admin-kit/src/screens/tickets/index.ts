export { ticketsMessages } from './messages.ts';
export {
  facetFilterOf,
  filterTextsOf,
  stateFilterOf,
  statusFilterOf,
  ticketCondition,
  ticketSortValues,
  ticketsTable,
  toneOfStatus,
} from './rules.ts';
export type { StatusChange, TicketStatus } from './status-save.ts';
export { inverseOf, statusSave } from './status-save.ts';
export type { TicketListProps } from './ticket-list.tsx';
export { TicketList } from './ticket-list.tsx';
export { TicketStatusMark, ticketStatusMessages, useStatusWord } from './ticket-status.tsx';
export type { TicketStatusFilter, TicketsState } from './use-tickets.ts';
export { ticketListReads, ticketsQuery, useTickets } from './use-tickets.ts';
