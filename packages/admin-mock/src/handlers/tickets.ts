import type { MockDb } from '../db.ts';
import { notFound } from '../refusal.ts';
import type { TicketRow } from '../rows.ts';
import { ticketToWire } from '../ticket-wire.ts';
import { done, type Handlers } from './handler.ts';

const RESOLVED = 2;

function requireTicket(db: MockDb, id: number): TicketRow {
  const ticket = db.tickets.get(id);
  if (!ticket) throw notFound('ticket');
  return ticket;
}

function list(db: MockDb, isShown: (ticket: TicketRow) => boolean) {
  return { tickets: db.tickets.filter(isShown).map((ticket) => ticketToWire(db, ticket)) };
}

export const ticketHandlers = {
  'GET /support/': (_, { db }) => list(db, () => true),
  // The documents do not say where tickets in progress belong (B §2).
  'GET /support/unresolved': (_, { db }) => list(db, ({ status }) => status !== RESOLVED),
  'GET /support/resolved': (_, { db }) => list(db, ({ status }) => status === RESOLVED),
  'GET /support/{id}': ({ path }, { db }) => ({ ticket: ticketToWire(db, requireTicket(db, path.id)) }),
  'PUT /support/status/{id}': ({ path, query }, { db }) => {
    requireTicket(db, path.id).status = query.status;
    return done;
  },
} satisfies Handlers;
