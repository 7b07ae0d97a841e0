import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import {
  allConditions,
  type DataTableState,
  defaultTableState,
} from '../../ui/data-table/data-table-state.ts';
import type { SortValue } from '../../ui/data-table/sort-value.ts';
import type { TicketStatusFilter } from './lists.ts';

/** @spec B §2, §9 */
const MESSAGE_CHARACTERS = 200;

/**
 * The initial state: all tickets, the highest id first, 20 a page. `choices.status` is `all`, `unresolved` or
 * `resolved`; `choices.state` is a text that the app state must contain; `choices.only` keeps the tickets of one status.
 * @spec B §2
 */
export const ticketsTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'id', direction: 'descending' },
  choices: { status: 'all', state: '', only: '' },
};

/** The list that is loaded from the server. */
export function ticketListOf({ choices }: DataTableState): TicketStatusFilter {
  const status = choices?.status;
  return status === 'unresolved' || status === 'resolved' ? status : 'all';
}

/** The text that the app state of a ticket must contain. */
export function appStateFilterOf({ choices }: DataTableState): string {
  return choices?.state ?? '';
}

export const statusFacets = ['unresolved', 'inProgress', 'resolved', 'unknown'] as const;
export type StatusFacet = (typeof statusFacets)[number];

const facets = new Map<number | null, StatusFacet>([
  [ticketStatus.unresolved, 'unresolved'],
  [ticketStatus.inProgress, 'inProgress'],
  [ticketStatus.resolved, 'resolved'],
]);
export const facetOf = ({ status }: Ticket): StatusFacet => facets.get(status) ?? 'unknown';

/** The status of the shown tickets; null: any. */
export function chosenFacetOf({ choices }: DataTableState): StatusFacet | null {
  return statusFacets.find((facet) => facet === choices?.only) ?? null;
}

export function ticketCondition(
  appState: string,
  facet: StatusFacet | null,
): ((ticket: Ticket) => boolean) | undefined {
  return allConditions([
    whereAppState(appState),
    facet === null ? undefined : (ticket) => facetOf(ticket) === facet,
  ]);
}

export function whereAppState(text: string): ((ticket: Ticket) => boolean) | undefined {
  const needle = text.trim();
  if (needle === '') return undefined;
  // Unlike changing the case, a pattern does not copy a large state.
  const pattern = new RegExp(needle.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  return ({ state }) => pattern.test(state);
}

/** The texts that the filter searches. @spec B §5 */
export function filterTextsOf({ message, contactEmail, creator }: Ticket): readonly string[] {
  return [message, contactEmail, creator?.username ?? '', creator?.email ?? ''];
}

export const ticketSortValues = {
  id: (ticket: Ticket) => ticket.id,
  status: (ticket: Ticket) => ticket.status,
  message: (ticket: Ticket) => ticket.message,
  contactEmail: (ticket: Ticket) => ticket.contactEmail,
  creator: (ticket: Ticket) => ticket.creator?.username ?? null,
  created: (ticket: Ticket) => ticket.createdAt,
} as const satisfies Record<string, (ticket: Ticket) => SortValue>;

export function shortMessage(message: string): { text: string; isCut: boolean } {
  return cutGraphemes(message, MESSAGE_CHARACTERS);
}
