import type { AdminClient } from '@timemap/admin-api';
import type { Loaded } from './loaded.ts';
import { type CacheKey, exact, keyOf, type QueryClient } from './query.ts';
import { unreadableIn } from './unreadable.ts';

export function findInCache<Item extends { readonly id: number }>(
  queryClient: QueryClient,
  client: AdminClient,
  keys: readonly CacheKey[],
  id: number,
): Item | undefined {
  for (const key of keys) {
    for (const [, data] of queryClient.getQueriesData<Item | readonly Item[]>({
      queryKey: keyOf(client, key),
    })) {
      const items = Array.isArray(data)
        ? (data as readonly Item[])
        : data === undefined
          ? []
          : [data as Item];
      const item = items.find((other) => other.id === id);
      if (item !== undefined) return item;
    }
  }
  return undefined;
}

export function loadedInCache<O extends keyof Loaded>(
  queryClient: QueryClient,
  client: AdminClient,
  key: CacheKey<O>,
): Loaded[O] | undefined {
  return queryClient.getQueryData<Loaded[O]>(keyOf(client, exact(key)));
}

export function countInCache(queryClient: QueryClient, client: AdminClient, key: CacheKey): number | null {
  const call = exact(key);
  const list = queryClient.getQueryData<readonly unknown[]>(keyOf(client, call));
  if (list === undefined) return null;
  return list.length + unreadableIn(queryClient, client, call);
}
