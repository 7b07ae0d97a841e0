import type { QueryClient } from '@tanstack/react-query';
import type { AdminClient } from '@timemap/admin-api';
import type { AdminSession } from '../context/admin-kit-context.ts';
import { type CacheKey, keyOf, type Query } from './query.ts';
import { noteUnreadable } from './unreadable.ts';

/** What a server loaded for one screen, as JSON. */
export interface PrefetchedScreen {
  /** The person who may see it. */
  readonly userId: number;
  readonly reads: readonly PrefetchedRead[];
  /** The server's, in development. */
  readonly timeZone?: string;
}

/** Frameworks that check what a server sends refuse `unknown`. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export interface PrefetchedRead extends CacheKey {
  readonly data: Json;
  readonly unreadableCount: number;
  /** Milliseconds since 1970. */
  readonly loadedAt: number;
}

const FRESH_MS = 60_000;

export interface FirstQuery extends Query<unknown> {
  readonly following?: (data: never) => readonly FirstQuery[];
}

/** What a screen reads first, in its `api.ts`. `Props` are the props that decide it. */
export type FirstQueries<Props = object> = (props: Props, session: AdminSession) => readonly FirstQuery[];

export const followedBy = <T>(
  query: Query<T>,
  following: (data: T) => readonly FirstQuery[],
): FirstQuery => ({
  ...query,
  following,
});

export async function prefetchQueries(
  client: AdminClient,
  userId: number,
  queries: readonly FirstQuery[],
  onFailure: (error: unknown) => void,
): Promise<PrefetchedScreen> {
  const loaded: PrefetchedRead[] = [];
  const started = new Set<string>();
  const loadOne = async ({ operation, input, load, following }: FirstQuery) => {
    const id = JSON.stringify([operation, input]);
    if (started.has(id)) return;
    started.add(id);
    let unreadableCount = 0;
    try {
      const data = await load(client, new AbortController().signal, (count) => {
        unreadableCount = count;
      });
      loaded.push({ operation, input, data: data as Json, unreadableCount, loadedAt: Date.now() });
      await Promise.all((following?.(data as never) ?? []).map(loadOne));
    } catch (error) {
      // The browser loads it again and shows the failure.
      onFailure(error);
    }
  };
  await Promise.all(queries.map(loadOne));
  const prefetched = { userId, reads: loaded };
  noteTimeZone(prefetched);
  return prefetched;
}

export function addPrefetched(
  queryClient: QueryClient,
  client: AdminClient,
  userId: number,
  screens: readonly PrefetchedScreen[],
): void {
  for (const { userId: ownerId, reads } of screens) {
    if (ownerId !== userId) continue;
    for (const { data, unreadableCount, loadedAt, ...call } of reads) {
      const queryKey = keyOf(client, call);
      if (queryClient.getQueryData(queryKey) !== undefined) continue;
      // The clocks of server and browser can differ.
      const updatedAt = Math.min(loadedAt, Date.now());
      queryClient.setQueryDefaults(queryKey, {
        // Only the server's data is fresh. Later data follows the cache's own age.
        staleTime: (query) => {
          if (query.state.dataUpdatedAt === updatedAt) return FRESH_MS;
          const { staleTime = 0 } = queryClient.defaultQueryOptions({ queryKey: ['admin-kit'] });
          return typeof staleTime === 'function' ? staleTime(query as never) : staleTime;
        },
      });
      queryClient.setQueryData(queryKey, data, { updatedAt });
      noteUnreadable(queryClient, client, call, unreadableCount);
    }
  }
}

/** For the doctor: the zone of the server that loads. */
function noteTimeZone(loaded: object): void {
  try {
    if (process.env.NODE_ENV === 'development')
      Object.assign(loaded, { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  } catch {
    // Without a bundler there is no `process`.
  }
}
