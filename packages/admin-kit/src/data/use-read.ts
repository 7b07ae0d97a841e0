import { skipToken } from '@tanstack/react-query';
import { ApiError, type OnUnreadable } from '@timemap/admin-api';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import { describeFailure, type LoadEvent } from '../context/events.ts';
import { keyOf, type Query } from './query.ts';
import { noteUnreadable, unreadableIn } from './unreadable.ts';
import { useObserved } from './use-observed.ts';

/** The state of a load. Loaded data stays visible during a refresh and after a failed one. */
export type QueryState<T> = { readonly status: 'loading' } | FailedQuery | LoadedQuery<T>;

export interface FailedQuery {
  readonly status: 'failed';
  readonly error: ApiError;
  readonly isRetrying: boolean;
  retry(): void;
}

export interface LoadedQuery<T> {
  readonly status: 'ready';
  readonly data: T;
  readonly isRefreshing: boolean;
  readonly refreshError: ApiError | null;
  readonly unreadableCount?: number;
  refresh(): void;
}

export type QueryStatus =
  | { readonly status: 'loading' }
  | FailedQuery
  | (Pick<LoadedQuery<unknown>, 'isRefreshing' | 'refreshError' | 'refresh'> & {
      readonly status: 'ready' | 'empty';
    });

export function dataOf<T>(read: QueryState<T>): T | null {
  return read.status === 'ready' ? read.data : null;
}

export function errorOf(read: QueryStatus): ApiError | null {
  if (read.status === 'loading') return null;
  return read.status === 'failed' ? read.error : read.refreshError;
}

export function isLoading(read: QueryStatus): boolean {
  if (read.status === 'loading') return true;
  return read.status === 'failed' ? read.isRetrying : read.isRefreshing;
}

export function reload(read: QueryStatus): void {
  if (read.status === 'loading') return;
  if (read.status === 'failed') read.retry();
  else read.refresh();
}

export interface UseReadOptions {
  /** @default that of the query client, 0 in the kit's own */
  readonly freshMs?: number;
  /** Off for what takes many calls and is loaded by a press. @default true */
  readonly reloadsOnReturn?: boolean;
}

export const JUST_LOADED_MS = 30_000;

/** `null` waits without a request. */
export function useRead<T>(
  query: Query<T> | null,
  { freshMs, reloadsOnReturn = true }: UseReadOptions = {},
): QueryState<T> {
  const kit = useAdminKit();
  const result = useObserved<T, ApiError>(
    {
      ...(query === null
        ? { queryKey: ['admin-kit', 'waiting'], queryFn: skipToken }
        : queryOptions(kit, query)),
      ...(freshMs !== undefined && { staleTime: freshMs }),
      ...(!reloadsOnReturn && {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      }),
    },
    kit.queryClient,
  );
  const reload = () => void result.refetch({ cancelRefetch: false });
  if (result.data !== undefined) {
    return {
      status: 'ready',
      data: result.data,
      isRefreshing: result.isFetching,
      // That of a callback of the host's cache says nothing about the data.
      refreshError: result.error instanceof ApiError ? result.error : null,
      // It changes only with a load of the data, so it needs no observer.
      unreadableCount: query ? unreadableIn(kit.queryClient, kit.client, query) : 0,
      refresh: reload,
    };
  }
  if (result.error !== null) {
    return { status: 'failed', error: result.error, isRetrying: result.isFetching, retry: reload };
  }
  return { status: 'loading' };
}

/**
 * Options for the hooks of TanStack Query, with the `queryClient` of the kit: a component of the host loads what screens show,
 * once for both. The load is an event like every other, and fails with an ApiError.
 * @example
 * const kit = useAdminKit();
 * const deals = query('GET /enterprise', decodeEnterpriseDeals);
 * const { data } = useQuery(queryOptions(kit, deals), kit.queryClient);
 */
export const queryOptions = <T>(kit: AdminKit, query: Query<T>) => ({
  queryKey: keyOf(kit.client, query),
  queryFn: ({ signal }: { signal: AbortSignal }) => loadCounting(kit, query, signal),
});

export async function loadCounting<T>(kit: AdminKit, query: Query<T>, signal: AbortSignal): Promise<T> {
  let count = 0;
  const data = await observed(kit, kit.lastState?.reading(kit, query) ?? query, signal, (unreadable) => {
    count = unreadable;
  });
  noteUnreadable(kit.queryClient, kit.client, query, count);
  return data;
}

export async function observed<T>(
  kit: AdminKit,
  { operation, load }: Query<T>,
  signal: AbortSignal,
  onUnreadable: OnUnreadable,
): Promise<T> {
  const startedAt = Date.now();
  const report = (end: Pick<LoadEvent, 'outcome' | 'failure' | 'unreadableCount'>) => {
    const at = Date.now();
    kit.emit({ type: 'load', operation, ...end, at, durationMs: at - startedAt });
  };
  try {
    let unreadableCount = 0;
    const data = await load(kit.client, signal, (count) => {
      unreadableCount = count;
      onUnreadable(count);
    });
    report({ outcome: 'succeeded', ...(unreadableCount > 0 && { unreadableCount }) });
    return data;
  } catch (error) {
    if (error instanceof ApiError) {
      const outcome = error.kind === 'aborted' ? 'aborted' : 'failed';
      report({ outcome, failure: describeFailure(error) });
      if (error.kind === 'session') kit.sessionExpired();
    }
    throw error;
  }
}
