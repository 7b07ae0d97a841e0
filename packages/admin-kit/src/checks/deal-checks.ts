import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import type { Checks } from '../data/check-each.ts';
import { useCheckEach } from '../data/use-check-each.ts';
import { type SeenChecks, useCheckSeen } from '../data/use-check-seen.ts';
import { activeUserCountQuery, type DealWithUse, dealConditions } from './deal-rules.ts';

/** The active users of each deal that runs and has a limit; null: the server does not know them. `deals` null waits. */
export function useDealChecks(deals: readonly EnterpriseDeal[] | null): Checks<number | null> {
  const reads = useMemo(() => {
    const { running } = limitedIds(deals);
    return deals && new Map(running.map((id) => [id, activeUserCountQuery(id)]));
  }, [deals]);
  return useCheckEach(reads);
}

/** The same for a table, where the rows in view are asked for too: ended deals, and any while there are too many. */
export function useListedDealChecks(deals: readonly EnterpriseDeal[] | null): SeenChecks<number | null> {
  const { running, ended } = useMemo(() => limitedIds(deals), [deals]);
  return useCheckSeen(deals && running, activeUserCountQuery, true, ended);
}

function limitedIds(deals: readonly EnterpriseDeal[] | null) {
  const running: number[] = [];
  const ended: number[] = [];
  for (const deal of deals ?? []) {
    if (isLimited(deal)) (dealConditions.ended(deal) ? ended : running).push(deal.id);
  }
  return { running, ended };
}

const isLimited = ({ softLimit, hardLimit }: EnterpriseDeal) => softLimit !== null || hardLimit !== null;

/** How many deals that run have no count on the server. */
export const unknownUse = (deals: readonly DealWithUse[]) =>
  deals.filter((deal) => deal.activeUserCount === null && !dealConditions.ended(deal)).length;
