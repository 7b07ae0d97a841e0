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
  return typeof deal.activeUserCount === 'number' ? limitStateOf(deal.activeUserCount, deal) : null;
}

const DAY_MS = 86_400_000;
const ENDING_DAYS = 30;

/** A deal ends its period of days after it was created. @spec B §3 */
export function endOfDeal({ createdAt, periodDays }: Pick<EnterpriseDeal, 'createdAt' | 'periodDays'>) {
  const end = Number(createdAt ?? Number.NaN) + (periodDays ?? Number.NaN) * DAY_MS;
  const at = new Date(end);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function isDealEnding(deal: EnterpriseDeal, now: number): boolean {
  const end = endOfDeal(deal)?.getTime();
  return end !== undefined && end >= now && end <= now + ENDING_DAYS * DAY_MS;
}

export const dealConditions = {
  aboveSoftLimit: (deal: DealWithUse) => (limitStateOfDeal(deal) ?? 'withinLimits') !== 'withinLimits',
  aboveHardLimit: (deal: DealWithUse) => limitStateOfDeal(deal) === 'aboveHardLimit',
  ending: (deal: EnterpriseDeal) => isDealEnding(deal, serverNow()),
} as const;
