import { type AdminClient, call, readTicket, type Ticket, type ticketStatus } from '@timemap/admin-api';
import { query, type Read, type ReadFilter, readFilter } from '../../data/query.ts';

export type TicketStatus = (typeof ticketStatus)[keyof typeof ticketStatus];

/** @operation GET /support/{id} @spec B §7 */
export const ticketQuery = (client: AdminClient, ticketId: number): Read<Ticket> =>
  query(client, 'GET /support/{id}', { path: { id: ticketId } }, readTicket);

export const ticketReads = (ticketId: number): readonly ReadFilter[] => [
  readFilter('GET /support/{id}', { path: { id: ticketId } }),
];

/** @operation PUT /support/status/{id} @spec B §7 */
export const setTicketStatus = (client: AdminClient, ticketId: number, status: TicketStatus) =>
  call(client, 'PUT /support/status/{id}', { path: { id: ticketId }, query: { status } });
