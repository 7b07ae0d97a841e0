import { decodeActiveUserCount, type EnterpriseDeal, serverNow } from '@timemap/admin-api';
import { type CacheKey, cacheKey, query } from '../data/query.ts';

export const dealsKeys: readonly CacheKey[] = [cacheKey('GET /enterprise')];

export const activeUserCountQuery = (dealId: number) =>
  query('GET /enterprise/{id}/rtau', decodeActiveUserCount, { path: { id: dealId } });

type Limits = Pick<EnterpriseDeal, 'softLimit' | 'hardLimit'>;
export type LimitState = 'withinLimits' | 'aboveSoftLimit' | 'aboveHardLimit';

export function limitStateOf(count: number, { softLimit, hardLimit }: Limits): LimitState {
  if (hardLimit !== null && count > hardLimit) return 'aboveHardLimit';
  return softLimit !== null && count > softLimit ? 'aboveSoftLimit' : 'withinLimits';
}

export interface DealWithUse extends EnterpriseDeal {
  /** null: the server does not know it; undefined: not checked. */
  readonly activeUserCount: number | null | undefined;
}

export const withUse = (deal: EnterpriseDeal, activeUserCount: number | null | undefined): DealWithUse => ({
  ...deal,
  activeUserCount,
});

function limitStateOfDeal(deal: DealWithUse): LimitState | null {
  if (typeof deal.activeUserCount !== 'number' || isDealOver(deal, serverNow())) return null;
  return limitStateOf(deal.activeUserCount, deal);
}

const DAY_MS = 86_400_000;
const ENDING_DAYS = 30;

/** A deal ends its period of days after it was created. @spec B §3 */
export function endOfDeal({ createdAt, periodDays }: Pick<EnterpriseDeal, 'createdAt' | 'periodDays'>) {
  const end = (createdAt ?? Number.NaN) + (periodDays ?? Number.NaN) * DAY_MS;
  return Number.isNaN(new Date(end).getTime()) ? null : end;
}

export function isDealEnding(deal: EnterpriseDeal, now: number): boolean {
  const end = endOfDeal(deal);
  return end !== null && end >= now && end <= now + ENDING_DAYS * DAY_MS;
}

function isDealOver(deal: EnterpriseDeal, now: number): boolean {
  const end = endOfDeal(deal);
  return end !== null && end < now;
}

/** By the names of the facets in the address. A deal that ended is above no limit any more. */
export const dealConditions = {
  aboveHard: (deal: DealWithUse) => limitStateOfDeal(deal) === 'aboveHardLimit',
  aboveSoft: (deal: DealWithUse) => (limitStateOfDeal(deal) ?? 'withinLimits') !== 'withinLimits',
  ending: (deal: EnterpriseDeal) => isDealEnding(deal, serverNow()),
  ended: (deal: EnterpriseDeal) => isDealOver(deal, serverNow()),
} as const;

export type DealFacet = keyof typeof dealConditions;
