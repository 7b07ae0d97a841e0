import { decodeTicket, decodeTickets } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export { userQuery } from '../users/api.ts';

export const ticketQuery = (ticketId: number) =>
  query('GET /support/{id}', decodeTicket, { path: { id: ticketId } });

export const ticketDetailFirstQueries: FirstQueries<{ readonly ticketId: number }> = ({ ticketId }) => [
  ticketQuery(ticketId),
];

/** The screen of a user has the same list. */
export const ticketsOfUserQuery = (userId: number) =>
  query('GET /global/users/tickets/{id}', decodeTickets, { path: { id: userId } });
