import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import type { SortValue } from '../../ui/data-table/sort-value.ts';
import type { StatusTone } from '../../ui/status/status.tsx';
import type { TicketStatusFilter } from './api.ts';

/** More of a message is not shown in the list. @spec B §2, §9 */
const MESSAGE_CHARACTERS = 200;

/**
 * How the list starts: all tickets, the newest id first, 20 a page. `choices.status` is `all`, `unresolved` or
 * `resolved`; `choices.state` is what the app state must hold. @spec B §2
 */
export const ticketsTable: DataTableState = {
  filter: '',
  sort: { columnId: 'id', direction: 'descending' },
  page: 1,
  pageSize: 20,
  columns: null,
  choices: { status: 'all', state: '' },
};

/** The list that a state asks the server for. */
export function statusFilterOf({ choices }: DataTableState): TicketStatusFilter {
  const status = choices?.status;
  return status === 'unresolved' || status === 'resolved' ? status : 'all';
}

export function stateFilterOf({ choices }: DataTableState): string {
  return choices?.state ?? '';
}

/** Which tickets have a text in their app state, whatever the case; undefined where all may stay. @spec B §5 */
export function whereState(text: string): ((ticket: Ticket) => boolean) | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  // A pattern makes no second copy of a large state, as changing its case would.
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  return ({ state }) => pattern.test(state);
}

/** What the text filter looks into. @spec B §5 */
export function filterTextsOf({ message, contactEmail, creator }: Ticket): readonly string[] {
  return [message, contactEmail, creator?.username ?? '', creator?.email ?? ''];
}

/** What each column sorts by. */
export const ticketSortValues = {
  id: (ticket: Ticket) => ticket.id,
  status: (ticket: Ticket) => ticket.status,
  message: (ticket: Ticket) => ticket.message,
  contactEmail: (ticket: Ticket) => ticket.contactEmail,
  creator: (ticket: Ticket) => ticket.creator?.username ?? null,
  created: (ticket: Ticket) => ticket.createdAt,
} as const satisfies Record<string, (ticket: Ticket) => SortValue>;

/** @spec B §2 */
export function shortMessage(message: string): { text: string; isCut: boolean } {
  return cutGraphemes(message, MESSAGE_CHARACTERS);
}

const tones = new Map<number | null, StatusTone>([
  [ticketStatus.unresolved, 'danger'],
  [ticketStatus.inProgress, 'warning'],
  [ticketStatus.resolved, 'success'],
]);

/** The colour of a status; neutral for one that nobody here knows. @spec B §2 */
export function toneOfStatus(status: number | null): StatusTone {
  return tones.get(status) ?? 'neutral';
}
