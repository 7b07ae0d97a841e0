import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import type { Checks } from '../data/check-each.ts';
import { useCheckEach } from '../data/use-check-each.ts';
import { activeUserCountQuery } from './deal-rules.ts';

/** The active users of each deal with a limit; null: the server does not know them. `deals` null waits. */
export function useDealChecks(deals: readonly EnterpriseDeal[] | null): Checks<number | null> {
  const reads = useMemo(() => {
    const limited = deals?.filter(({ softLimit, hardLimit }) => softLimit !== null || hardLimit !== null);
    return limited ? new Map(limited.map(({ id }) => [id, activeUserCountQuery(id)])) : null;
  }, [deals]);
  return useCheckEach(reads);
}

export const unknownUse = ({ answers }: Checks<number | null>) =>
  [...answers.values()].filter((count) => count === null).length;
