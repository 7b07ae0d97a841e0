import { type AdminClient, readActiveUserCount, readEnterpriseDeals } from '@timemap/admin-api';
import { loadEach } from '../../data/load-each.ts';
import { query, type Read } from '../../data/query.ts';

export const dealsQuery = (client: AdminClient) => query(client, 'GET /enterprise', {}, readEnterpriseDeals);

const countQuery = (client: AdminClient, id: number) =>
  query(client, 'GET /enterprise/{id}/rtau', { path: { id } }, readActiveUserCount);

/** Leaves out deals with an unknown count or a failed call, but fails if all calls failed. */
export function activeUserCountsRead(
  client: AdminClient,
  dealIds: readonly number[],
): Read<ReadonlyMap<number, number>> {
  const { operation, queryKey } = countQuery(client, 0);
  return {
    operation,
    queryKey: [...queryKey.slice(0, -1), { deals: dealIds }],
    load: async (signal) => {
      const { loaded } = await loadEach(dealIds, signal, (id) => countQuery(client, id).load(signal));
      return new Map([...loaded].flatMap(([id, count]) => (count === null ? [] : [[id, count] as const])));
    },
  };
}
