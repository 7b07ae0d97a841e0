import type { AdminClient } from '@timemap/admin-api';
import { type CacheKey, exact, type QueryClient, rootOf } from './query.ts';

const keyOf = (client: AdminClient, key: CacheKey) => {
  const { operation, input } = exact(key);
  return [...rootOf(client), 'unreadable', operation, input];
};

/** How many entries of the loaded answer could not be read. */
export const unreadableIn = (queryClient: QueryClient, client: AdminClient, key: CacheKey): number =>
  queryClient.getQueryData<number>(keyOf(client, key)) ?? 0;

/** Kept for good: nothing observes it, and data that is shown must not lose it. */
export function noteUnreadable(
  queryClient: QueryClient,
  client: AdminClient,
  key: CacheKey,
  count: number,
): void {
  if (count === unreadableIn(queryClient, client, key)) return;
  const options = { queryKey: keyOf(client, key), gcTime: Number.POSITIVE_INFINITY };
  queryClient.getQueryCache().build(queryClient, options).setData(count);
}
