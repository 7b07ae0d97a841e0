import { type AdminUser, type EnterpriseDeal, serverNow, type Ticket } from '@timemap/admin-api';
import { endOfDeal, isDealEnding } from '../../checks/deal-rules.ts';
import { isTrialEnding } from '../users/without-screen.ts';

export const mostListed = 3;

const timeOf = (time: number | null) => time ?? Number.MAX_VALUE;

export function oldestFirst(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted((a, b) => timeOf(a.createdAt) - timeOf(b.createdAt) || a.id - b.id);
}

export const dealsEnding = (deals: readonly EnterpriseDeal[], now = serverNow()) =>
  deals.filter((deal) => isDealEnding(deal, now)).sort((a, b) => timeOf(endOfDeal(a)) - timeOf(endOfDeal(b)));

export const trialsEnding = (users: readonly AdminUser[], now = serverNow()) =>
  users
    .filter(({ trialExpiresAt }) => isTrialEnding(trialExpiresAt, now))
    .sort((a, b) => timeOf(a.trialExpiresAt) - timeOf(b.trialExpiresAt));

export interface OverLimit {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly limit: number;
  /** Whether it is over a limit that no one may exceed, and not only near it. */
  readonly isHard: boolean;
}

const overuse = ({ count, limit }: OverLimit) => count / Math.max(limit, 1);

export const worstFirst = (all: readonly OverLimit[]) => all.toSorted((a, b) => overuse(b) - overuse(a));
