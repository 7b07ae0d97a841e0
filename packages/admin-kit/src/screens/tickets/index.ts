export type { TicketStatusFilter } from './api.ts';
export { ticketListKeys, ticketsQuery } from './api.ts';
export { ticketsMessages } from './messages.ts';
export {
  appStateFilterOf,
  chosenFacetOf,
  filterTextsOf,
  ticketCondition,
  ticketListOf,
  ticketSortValues,
  ticketsTable,
  toneOfStatus,
} from './rules.ts';
export type { StatusChange, TicketStatus } from './status-save.ts';
export { statusSave } from './status-save.ts';
export type { TicketListProps } from './ticket-list.tsx';
export { TicketList } from './ticket-list.tsx';
export { TicketStatusMark, ticketStatusMessages, useStatusWord } from './ticket-status.tsx';
export { useTicketsRefusal } from './tickets-refused.tsx';
export type { TicketsState } from './use-tickets.ts';
export { useTickets } from './use-tickets.ts';
