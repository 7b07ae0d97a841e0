import type { CallAnswer } from '@timemap/admin-api';
import type { MockDb } from '../db.ts';
import { invalid, notFound } from '../refusal.ts';
import type { DealRow } from '../rows.ts';
import { addEntry, removeEntry } from '../whitelist-entries.ts';
import { toInstant, wireTime } from '../wire-time.ts';
import { done, type Handlers } from './handler.ts';

interface SentDeal {
  name: string;
  period: number;
  softLimit: number;
  hardLimit: number;
  institutionId: number | null;
}

function requireDeal(db: MockDb, id: number): DealRow {
  const deal = db.deals.get(id);
  if (!deal) throw notFound('enterprise deal');
  return deal;
}

function toWire(deal: DealRow): CallAnswer<'GET /enterprise/{id}'>['enterpriseDeal'] {
  const { id, name, createdAt, periodDays, softLimit, hardLimit, institutionId } = deal;
  return { id, name, created: wireTime(createdAt), period: periodDays, softLimit, hardLimit, institutionId };
}

function fromWire(db: MockDb, sent: SentDeal) {
  const { name, period, softLimit, hardLimit, institutionId } = sent;
  if (name.trim() === '') throw invalid('A deal needs a name.');
  if (institutionId !== null && !db.institutions.get(institutionId)) throw notFound('LTI institution');
  return { name, periodDays: period, softLimit, hardLimit, institutionId };
}

export const enterpriseDealHandlers = {
  'GET /enterprise': (_, { db }) => ({ enterpriseDeals: db.deals.map(toWire) }),
  'POST /enterprise': ({ body }, { db, now }) => {
    db.deals.insert({
      ...fromWire(db, body),
      createdAt: toInstant(now()),
      whitelist: [],
      activeUserCount: 0,
    });
    return done;
  },
  'PUT /enterprise': ({ body }, { db }) => {
    Object.assign(requireDeal(db, body.id), fromWire(db, body));
    return done;
  },
  'GET /enterprise/{id}': ({ path }, { db }) => ({ enterpriseDeal: toWire(requireDeal(db, path.id)) }),
  'DELETE /enterprise/{id}': ({ path }, { db }) => {
    db.deals.delete(requireDeal(db, path.id).id);
    return done;
  },
  'GET /enterprise/{id}/whitelist': ({ path }, { db }) => ({
    whitelist: [...requireDeal(db, path.id).whitelist],
  }),
  'GET /enterprise/{id}/rtau': ({ path }, { db }) => {
    const { activeUserCount } = requireDeal(db, path.id);
    if (activeUserCount === null) throw notFound('count for this deal');
    return { count: activeUserCount };
  },
  'POST /enterprise/whitelist/add': ({ body }, { db }) => {
    addEntry(requireDeal(db, body.id).whitelist, body.entry);
    return done;
  },
  'POST /enterprise/whitelist/remove': ({ body }, { db }) => {
    removeEntry(requireDeal(db, body.id).whitelist, body.entry);
    return done;
  },
} satisfies Handlers;
