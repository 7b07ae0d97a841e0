import type { AdminUser, EnterpriseDeal, Ticket } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { dealsEnding, dealsToCount, mostDealsCounted, oldestFirst, trialsEnding } from './rules.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const day = (count: number) => new Date(now + count * 86_400_000);
const deal = (id: number, fields: Partial<EnterpriseDeal>) =>
  ({
    id,
    name: `Deal ${id}`,
    createdAt: day(0),
    periodDays: null,
    softLimit: null,
    ...fields,
  }) as EnterpriseDeal;

describe('what needs a global admin', () => {
  it('has the oldest ticket first, and those without a time last', () => {
    const tickets = [
      { id: 1, createdAt: null },
      { id: 2, createdAt: day(-1) },
      { id: 3, createdAt: day(-9) },
    ] as Ticket[];
    expect(oldestFirst(tickets).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('has deals that end within 30 days of now, the next first, and none that cannot be told', () => {
    const deals = [
      deal(1, { createdAt: day(-335), periodDays: 365 }),
      deal(2, { createdAt: day(-364), periodDays: 365 }),
      deal(3, { createdAt: day(-366), periodDays: 365 }),
      deal(4, { createdAt: day(-300), periodDays: 365 }),
      deal(5, { periodDays: null }),
      deal(6, { createdAt: null, periodDays: 10 }),
    ];
    expect(dealsEnding(deals, now).map(({ of }) => of.id)).toEqual([2, 1]);
  });

  it('has trials that end within 7 days', () => {
    const users = [
      { id: 1, trialExpiresAt: day(6) },
      { id: 2, trialExpiresAt: day(8) },
      { id: 3, trialExpiresAt: day(-1) },
      { id: 4, trialExpiresAt: null },
    ] as AdminUser[];
    expect(trialsEnding(users, now).map(({ of }) => of.id)).toEqual([1]);
  });

  it('asks about deals with a soft limit alone, and about no more than it may', () => {
    const deals = Array.from({ length: 40 }, (_, id) => deal(id, { softLimit: id % 2 === 0 ? 5 : null }));
    const asked = dealsToCount(deals);
    expect(asked).toHaveLength(mostDealsCounted);
    expect(asked[0]?.id).toBe(38);
    expect(asked.every(({ softLimit }) => softLimit !== null)).toBe(true);
  });
});
