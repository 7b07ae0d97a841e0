export { ticketsQuery } from './api.ts';
export type { TicketStatusFilter } from './lists.ts';
export { ticketListKeys } from './lists.ts';
export { ticketsMessages } from './messages.ts';
export {
  appStateFilterOf,
  chosenFacetOf,
  filterTextsOf,
  ticketCondition,
  ticketListOf,
  ticketSortValues,
  ticketsTable,
} from './rules.ts';
export type { StatusChange, TicketStatus } from './status-save.ts';
export { statusSave } from './status-save.ts';
export { toneOfStatus } from './status-tone.ts';
export type { TicketListProps } from './ticket-list.tsx';
export { TicketList } from './ticket-list.tsx';
export { TicketStatusMark, ticketStatusMessages, useStatusWord } from './ticket-status.tsx';
export { useTicketsRefusal } from './tickets-refused.tsx';
export type { TicketsState } from './use-tickets.ts';
export { useTickets } from './use-tickets.ts';
