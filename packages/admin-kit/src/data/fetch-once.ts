import type { AdminKit } from '../context/admin-kit-context.ts';
import { keyOf, type Query } from './query.ts';
import { loadCounting, observed } from './use-read.ts';

export async function fetchFresh<T>(kit: AdminKit, query: Query<T>): Promise<T> {
  const data = await loadCounting(kit, query, new AbortController().signal);
  kit.queryClient.setQueryData<unknown>(keyOf(kit.client, query), data);
  return data;
}

/** An older list must not replace newer items in the cache. */
export function fetchUncached<T>(kit: AdminKit, query: Query<T>): Promise<T> {
  return observed(kit, query, new AbortController().signal, () => {});
}

/** An omitted unreadable entry would count as absent. */
export function fetchWhole<T>(kit: AdminKit, { load, ...read }: Query<T>): Promise<T> {
  return fetchUncached(kit, { ...read, load: (client, signal) => load(client, signal) });
}
