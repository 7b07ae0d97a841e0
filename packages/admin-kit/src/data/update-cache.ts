import type { AdminClient } from '@timemap/admin-api';
import { type CacheKey, keyOf, type QueryClient } from './query.ts';

export function updateCache<T>(
  queryClient: QueryClient,
  client: AdminClient,
  keys: readonly CacheKey[],
  change: (data: T) => T,
): void {
  for (const key of keys) {
    queryClient.setQueriesData<T>({ queryKey: keyOf(client, key) }, (data) => data && change(data));
  }
}

export function updateInCache<Item extends { readonly id: number }>(
  queryClient: QueryClient,
  client: AdminClient,
  keys: readonly CacheKey[],
  id: number,
  change: (item: Item) => Item,
): void {
  const changed = (item: Item) => (item.id === id ? change(item) : item);
  updateCache<Item | readonly Item[]>(queryClient, client, keys, (data) =>
    Array.isArray(data) ? data.map(changed) : changed(data as Item),
  );
}

export function isLoadingInCache(queryClient: QueryClient, client: AdminClient, key: CacheKey): boolean {
  return queryClient.isFetching({ queryKey: keyOf(client, key) }) > 0;
}
