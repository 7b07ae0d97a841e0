import {
  type AdminUser,
  type EnterpriseDeal,
  type Organization,
  serverNow,
  type Ticket,
} from '@timemap/admin-api';

const DAY_MS = 86_400_000;

const dealDaysAhead = 30;
const trialDaysAhead = 7;

export const mostListed = 3;

/** Each deal takes a call for its active users. */
const mostDealsCounted = 12;
const mostLicensesCounted = 24;

const timeOf = (time: Date | null) => {
  const at = time?.getTime() ?? Number.NaN;
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at;
};

export function oldestFirst(tickets: readonly Ticket[]): Ticket[] {
  return tickets.toSorted((a, b) => timeOf(a.createdAt) - timeOf(b.createdAt) || a.id - b.id);
}

export interface Ending<T> {
  readonly of: T;
  readonly at: Date;
}

function endingWithin<T>(
  all: readonly T[],
  endOf: (each: T) => number | null,
  days: number,
  now: number,
): Ending<T>[] {
  return all
    .flatMap((each) => {
      const end = endOf(each);
      const isNear = end !== null && end >= now && end <= now + days * DAY_MS;
      return isNear ? [{ of: each, at: new Date(end) }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** A deal ends its period of days after it was created. @spec B §3 */
export const dealsEnding = (deals: readonly EnterpriseDeal[], now = serverNow()) =>
  endingWithin(
    deals,
    ({ createdAt, periodDays }) => {
      const end = timeOf(createdAt) + (periodDays ?? Number.NaN) * DAY_MS;
      return Number.isFinite(end) ? end : null;
    },
    dealDaysAhead,
    now,
  );

export const trialsEnding = (users: readonly AdminUser[], now = serverNow()) =>
  endingWithin(users, ({ trialExpiresAt }) => trialExpiresAt?.getTime() ?? null, trialDaysAhead, now);

export function dealsToCount(deals: readonly EnterpriseDeal[]): EnterpriseDeal[] {
  return deals
    .filter(({ softLimit }) => softLimit !== null)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, mostDealsCounted);
}

export function rootsToCount(roots: readonly Organization[]): Organization[] {
  return roots.toSorted((a, b) => b.id - a.id).slice(0, mostLicensesCounted);
}
