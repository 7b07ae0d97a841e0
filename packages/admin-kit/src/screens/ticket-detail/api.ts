import { type AdminClient, readTicket, type Ticket } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, type Read, type ReadFilter, readFilter } from '../../data/query.ts';

export const ticketQuery = (client: AdminClient, ticketId: number): Read<Ticket> =>
  query(client, 'GET /support/{id}', { path: { id: ticketId } }, readTicket);

export const ticketReads = (ticketId: number): readonly ReadFilter[] => [
  readFilter('GET /support/{id}', { path: { id: ticketId } }),
];

export const firstReads: FirstReads<{ readonly ticketId: number }> = (client, { ticketId }) => [
  ticketQuery(client, ticketId),
];
