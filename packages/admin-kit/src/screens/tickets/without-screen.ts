// What other features use without the list. The index would bring the later scripts of the list along.
export { ticketsQuery } from './api.ts';
export { ticketListKeys } from './lists.ts';
export {
  appStateFilterOf,
  chosenFacetOf,
  filterTextsOf,
  ticketCondition,
  ticketListOf,
  ticketSortValues,
} from './rules.ts';
export type { StatusChange, TicketStatus } from './status-save.ts';
export { statusSave } from './status-save.ts';
export { toneOfStatus } from './status-tone.ts';
export { TicketStatusMark, useStatusWord } from './ticket-status.tsx';
export { useTicketsRefusal } from './tickets-refused.tsx';
