import { decodeTicket } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const ticketQuery = (ticketId: number) =>
  query('GET /support/{id}', decodeTicket, { path: { id: ticketId } });

export const firstQueries: FirstQueries<{ readonly ticketId: number }> = ({ ticketId }) => [
  ticketQuery(ticketId),
];
