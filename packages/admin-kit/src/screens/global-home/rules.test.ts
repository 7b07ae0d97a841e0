import type { AdminUser, EnterpriseDeal, Ticket } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { dealsEnding, oldestFirst, trialsEnding, worstFirst } from './rules.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const day = (count: number) => now + count * 86_400_000;
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
      { id: 4, createdAt: day(-9) },
      { id: 3, createdAt: day(-9) },
    ] as Ticket[];
    expect(oldestFirst(tickets).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it('has deals that end within 30 days, the next first, and none without a readable end', () => {
    const deals = [
      deal(1, { createdAt: day(-335), periodDays: 365 }),
      deal(2, { createdAt: day(-364), periodDays: 365 }),
      deal(3, { createdAt: day(-366), periodDays: 365 }),
      deal(4, { createdAt: day(-300), periodDays: 365 }),
      deal(5, { periodDays: null }),
      deal(6, { createdAt: null, periodDays: 10 }),
      deal(7, { createdAt: day(-10), periodDays: 10 }),
    ];
    expect(dealsEnding(deals, now).map(({ id }) => id)).toEqual([7, 2, 1]);
  });

  it('puts the one furthest over its limit first', () => {
    const all = [
      { id: 1, count: 416, limit: 400 },
      { id: 2, count: 3, limit: 0 },
      { id: 3, count: 24, limit: 20 },
    ].map((row) => ({ ...row, name: '', isHard: false }));
    expect(worstFirst(all).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('has trials that end within 7 days', () => {
    const users = [
      { id: 1, trialExpiresAt: day(6) },
      { id: 2, trialExpiresAt: day(8) },
      { id: 3, trialExpiresAt: day(-1) },
      { id: 4, trialExpiresAt: null },
      { id: 5, trialExpiresAt: day(7) },
      { id: 6, trialExpiresAt: day(0) },
    ] as AdminUser[];
    expect(trialsEnding(users, now).map(({ id }) => id)).toEqual([1, 5]);
  });
});
