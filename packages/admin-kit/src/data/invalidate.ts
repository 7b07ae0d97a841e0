import type { AdminClient } from '@timemap/admin-api';
import { type CacheKey, forgotten, keyOf, type QueryClient } from './query.ts';

/** Restarts running loads. Never rejects. */
export async function invalidate(
  queryClient: QueryClient,
  client: AdminClient,
  keys: readonly CacheKey[],
): Promise<void> {
  await Promise.all(
    keys.map((key) => {
      const queryKey = keyOf(client, key);
      // TanStack Query only restarts a refresh. A first load could bring an answer from before the write.
      // A canceled first load stays loading for good in the oldest versions of the peer, so it is reset.
      const predicate = ({ state }: { readonly state: { readonly data?: unknown } }) =>
        state.data === undefined;
      void queryClient.resetQueries({ queryKey, type: 'active', predicate });
      return queryClient.invalidateQueries({ queryKey });
    }),
  );
}

/** No reload: a screen that is shown again starts with loading. */
export function resetQueries(queryClient: QueryClient, client: AdminClient, keys: readonly CacheKey[]): void {
  for (const key of keys) {
    // Removing it would make a screen that still shows it reload.
    for (const query of queryClient.getQueryCache().findAll({ queryKey: keyOf(client, key) })) {
      forgotten.add(query);
      query.reset();
    }
  }
}
