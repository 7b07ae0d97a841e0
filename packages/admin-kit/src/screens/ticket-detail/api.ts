import { type AdminClient, readTicket, type Ticket } from '@timemap/admin-api';
import { query, type Read, type ReadFilter, readFilter } from '../../data/query.ts';

export const ticketQuery = (client: AdminClient, ticketId: number): Read<Ticket, 'GET /support/{id}'> =>
  query(client, 'GET /support/{id}', { path: { id: ticketId } }, readTicket);

export const ticketReads = (ticketId: number): readonly ReadFilter[] => [
  readFilter('GET /support/{id}', { path: { id: ticketId } }),
];
