import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import type { Checks } from '../data/check-each.ts';
import { useCheckEach } from '../data/use-check-each.ts';
import { type SeenChecks, useCheckSeen } from '../data/use-check-seen.ts';
import { activeUserCountQuery, type DealWithUse, dealConditions } from './deal-rules.ts';

/** The active users of each deal that runs and has a limit; null: the server does not know them. `deals` null waits. */
export function useDealChecks(deals: readonly EnterpriseDeal[] | null): Checks<number | null> {
  const reads = useMemo(() => {
    const ids = limitedIds(deals);
    return ids && new Map(ids.map((id) => [id, activeUserCountQuery(id)]));
  }, [deals]);
  return useCheckEach(reads);
}

/** The same for a table, where the rows in view are asked for too: ended deals, and any while there are too many. */
export function useListedDealChecks(deals: readonly EnterpriseDeal[] | null): SeenChecks<number | null> {
  return useCheckSeen(
    useMemo(() => limitedIds(deals), [deals]),
    activeUserCountQuery,
    true,
  );
}

const limitedIds = (deals: readonly EnterpriseDeal[] | null) =>
  deals?.filter((deal) => isLimited(deal) && !dealConditions.ended(deal)).map(({ id }) => id) ?? null;

const isLimited = ({ softLimit, hardLimit }: EnterpriseDeal) => softLimit !== null || hardLimit !== null;

/** How many deals that run have no count on the server. */
export const unknownUse = (deals: readonly DealWithUse[]) =>
  deals.filter((deal) => deal.activeUserCount === null && !dealConditions.ended(deal)).length;
