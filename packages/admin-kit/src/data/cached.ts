import type { AdminClient } from '@timemap/admin-api';
import type { Loaded } from './loaded.ts';
import { type CacheKey, exact, keyOf, type QueryClient, unreadableKeyOf } from './query.ts';

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
  return list.length + (queryClient.getQueryData<number>(unreadableKeyOf(client, call)) ?? 0);
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
