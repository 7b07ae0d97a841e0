import { notFound } from '../refusal.ts';
import { ticketToWire } from '../ticket-wire.ts';
import { requireUser } from '../user-lookup.ts';
import type { Handlers } from './handler.ts';

export const userDetailHandlers = {
  'GET /global/users/subscribed/{id}': ({ path }, { db }) => ({
    subscribed: requireUser(db, path.id).isSubscribed,
  }),
  'GET /global/users/questions/{id}': ({ path }, { db }) => {
    const { demographics } = requireUser(db, path.id);
    if (!demographics) throw notFound('answers');
    const { affiliation, role, country, state } = demographics;
    return { affiliation, role, country, state };
  },
  'GET /global/users/sso/{id}': ({ path }, { db }) => {
    const { googleUserId } = requireUser(db, path.id);
    return { google: { connected: googleUserId !== null, google_user_id: googleUserId } };
  },
  'GET /global/users/tickets/{id}': ({ path }, { db }) => {
    const { id } = requireUser(db, path.id);
    return {
      tickets: db.tickets.filter(({ creatorId }) => creatorId === id).map((row) => ticketToWire(db, row)),
    };
  },
  'GET /global/users/customerpage/{id}': ({ path }, { db }) => {
    const { id, isSubscribed } = requireUser(db, path.id);
    if (!isSubscribed) throw notFound('customer at the payment provider');
    return { url: `https://payments.timemap.example/customers/${id}` };
  },
} satisfies Handlers;
