import type { CallInput } from '@timemap/admin-api';
import type { MockDb } from '../db.ts';
import { invalid, notFound } from '../refusal.ts';
import { toInstant, wireTime } from '../wire-time.ts';
import { done, type Handlers } from './handler.ts';

function fromWire(db: MockDb, sent: CallInput<'POST /coupons'>['body'], ownId: number | null) {
  const { code, value, percentage, months, maxUses, forUsers, forProjects } = sent;
  if (code.trim() === '') throw invalid('A coupon needs a code.');
  const other = db.coupons.find((row) => row.code === code);
  if (other && other.id !== ownId) throw invalid(`The coupon ${code} already exists.`);
  return {
    code,
    value,
    isPercentage: percentage,
    months,
    maxUses,
    isForUsers: forUsers,
    isForProjects: forProjects,
  };
}

export const couponHandlers = {
  'GET /coupons': (_, { db }) => ({
    coupons: db.coupons.map((row) => ({
      id: row.id,
      code: row.code,
      value: row.value,
      percentage: row.isPercentage,
      months: row.months,
      uses: row.uses,
      maxUses: row.maxUses,
      forUsers: row.isForUsers,
      forProjects: row.isForProjects,
      created: wireTime(row.createdAt),
    })),
  }),
  'POST /coupons': ({ body }, { db, now }) => {
    db.coupons.insert({ ...fromWire(db, body, null), uses: 0, createdAt: toInstant(now()) });
    return done;
  },
  'PUT /coupons': ({ body }, { db }) => {
    const coupon = db.coupons.get(body.id);
    if (!coupon) throw notFound('coupon');
    Object.assign(coupon, fromWire(db, body, coupon.id));
    return done;
  },
  'DELETE /coupons/{code}': ({ path }, { db }) => {
    const coupon = db.coupons.find(({ code }) => code === path.code);
    if (!coupon) throw notFound('coupon');
    db.coupons.delete(coupon.id);
    return done;
  },
} satisfies Handlers;
