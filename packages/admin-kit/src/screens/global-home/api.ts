import { type AdminClient, readActiveUserCount, readEnterpriseDeals } from '@timemap/admin-api';
import { query, type Read } from '../../data/query.ts';
import { countedAtOnce } from './rules.ts';

export const dealsQuery = (client: AdminClient) => query(client, 'GET /enterprise', {}, readEnterpriseDeals);

const countQuery = (client: AdminClient, id: number) =>
  query(client, 'GET /enterprise/{id}/rtau', { path: { id } }, readActiveUserCount);

/** A few calls at a time. Leaves out deals with an unknown count or a failed call, but fails if all calls failed. */
export function activeUserCountsRead(
  client: AdminClient,
  dealIds: readonly number[],
): Read<ReadonlyMap<number, number>> {
  const { operation, queryKey } = countQuery(client, 0);
  return {
    operation,
    queryKey: [...queryKey.slice(0, -1), { deals: dealIds }],
    load: async (signal) => {
      const counts = new Map<number, number>();
      const failures: unknown[] = [];
      const waiting = [...dealIds];
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          try {
            const count = await countQuery(client, id).load(signal);
            if (count !== null) counts.set(id, count);
          } catch (error) {
            if (signal.aborted) throw error;
            failures.push(error);
          }
        }
      };
      await Promise.all(Array.from({ length: countedAtOnce }, work));
      if (failures.length > 0 && failures.length === dealIds.length) throw failures[0];
      return counts;
    },
  };
}
