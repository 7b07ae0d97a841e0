import { readTicket } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const ticketQuery = (ticketId: number) =>
  query('GET /support/{id}', readTicket, { path: { id: ticketId } });

export const firstReads: FirstReads<{ readonly ticketId: number }> = ({ ticketId }) => [
  ticketQuery(ticketId),
];
