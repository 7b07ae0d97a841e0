import type { AdminClient } from '@timemap/admin-api';
import { type CacheKey, type QueryClient, rootOf } from './query.ts';

const keyOf = (client: AdminClient, { operation, input }: CacheKey) => [
  ...rootOf(client),
  'unreadable',
  operation,
  input,
];

/** How many entries of the loaded answer could not be read. */
export const unreadableIn = (queryClient: QueryClient, client: AdminClient, call: CacheKey): number =>
  queryClient.getQueryData<number>(keyOf(client, call)) ?? 0;

/** Kept for good: nothing observes it, and data that is shown must not lose it. */
export function noteUnreadable(
  queryClient: QueryClient,
  client: AdminClient,
  call: CacheKey,
  count: number,
): void {
  if (count === unreadableIn(queryClient, client, call)) return;
  const options = { queryKey: keyOf(client, call), gcTime: Number.POSITIVE_INFINITY };
  queryClient.getQueryCache().build(queryClient, options).setData(count);
}
