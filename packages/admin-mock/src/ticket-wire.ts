import type { CallAnswer } from '@timemap/admin-api';
import type { MockDb } from './db.ts';
import type { TicketRow } from './rows.ts';
import { userSummary } from './user-lookup.ts';
import { wireTime } from './wire-time.ts';

export function ticketToWire(db: MockDb, row: TicketRow): CallAnswer<'GET /support/{id}'>['ticket'] {
  const creator = db.users.get(row.creatorId);
  return {
    id: row.id,
    message: row.message,
    state: row.state,
    creator: creator ? userSummary(creator) : { userid: row.creatorId, username: '', email: '' },
    contact_email: row.contactEmail,
    created: wireTime(row.createdAt),
    status: row.status,
  };
}
