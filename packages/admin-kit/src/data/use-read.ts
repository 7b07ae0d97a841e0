import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiError, type CallInput, type OnUnreadable, type Operation, type Reader } from '@timemap/admin-api';
import { type AdminKit, useAdminKit } from '../provider/admin-kit-context.ts';
import { describeFailure } from '../provider/events.ts';
import { query, queryRows, type Read, unreadableKeyOf } from './query.ts';

/** The state of a load. Loaded data stays visible during a refresh and after a failed one. */
export type ReadState<T> = { readonly status: 'loading' } | FailedRead | LoadedRead<T>;

export interface FailedRead {
  readonly status: 'failed';
  readonly error: ApiError;
  readonly isRetrying: boolean;
  retry(): void;
}

export interface LoadedRead<T> {
  readonly status: 'ready';
  readonly data: T;
  readonly isRefreshing: boolean;
  readonly refreshError: ApiError | null;
  readonly unreadableCount?: number;
  refresh(): void;
}

export type ReadStatus =
  | { readonly status: 'loading' }
  | FailedRead
  | (Pick<LoadedRead<unknown>, 'isRefreshing' | 'refreshError' | 'refresh'> & {
      readonly status: 'ready' | 'empty';
    });

export function dataOf<T>(read: ReadState<T>): T | null {
  return read.status === 'ready' ? read.data : null;
}

export function errorOf(read: ReadStatus): ApiError | null {
  if (read.status === 'loading') return null;
  return read.status === 'failed' ? read.error : read.refreshError;
}

export function isLoading(read: ReadStatus): boolean {
  if (read.status === 'loading') return true;
  return read.status === 'failed' ? read.isRetrying : read.isRefreshing;
}

export function reload(read: ReadStatus): void {
  if (read.status === 'loading') return;
  if (read.status === 'failed') read.retry();
  else read.refresh();
}

export function withRefreshOf<T>(read: LoadedRead<T>, second: LoadedRead<unknown>): LoadedRead<T> {
  if (second.refreshError === null) return read;
  return {
    ...read,
    isRefreshing: read.isRefreshing || second.isRefreshing,
    refreshError: read.refreshError ?? second.refreshError,
    refresh: () => {
      read.refresh();
      second.refresh();
    },
  };
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
  read: Read<T> | null,
  { freshMs, reloadsOnReturn = true }: UseReadOptions = {},
): ReadState<T> {
  const kit = useAdminKit();
  const result = useQuery<T, ApiError>(
    {
      ...(read === null
        ? { queryKey: ['admin-kit', 'waiting'], queryFn: skipToken }
        : sharedOptions(kit, read)),
      ...(freshMs !== undefined && { staleTime: freshMs }),
      ...(!reloadsOnReturn && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
    },
    kit.queryClient,
  );
  const { data: unreadableCount = 0 } = useQuery<number>(
    { queryKey: read ? unreadableKeyOf(read) : ['admin-kit', 'waiting', 'unreadable'], queryFn: skipToken },
    kit.queryClient,
  );
  const reload = () => void result.refetch({ cancelRefetch: false });
  if (result.data !== undefined) {
    return {
      status: 'ready',
      data: result.data,
      isRefreshing: result.isFetching,
      refreshError: result.error,
      unreadableCount,
      refresh: reload,
    };
  }
  if (result.error !== null) {
    return { status: 'failed', error: result.error, isRetrying: result.isFetching, retry: reload };
  }
  return { status: 'loading' };
}

export const sharedOptions = <T>(kit: AdminKit, read: Read<T>) => ({
  queryKey: read.queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadCounting(kit, read, signal),
  // The client retries reads.
  retry: false as const,
  networkMode: 'always' as const,
});

export interface SharedCall<T> {
  readonly operation: Operation;
  readonly input: object;
  /** Screens that show the same call need the same type, so use the reader of `@timemap/admin-api` for it. */
  readonly reader: Reader<T>;
  /** One unreadable entry fails the whole list. @default false: such entries are left out, and tables show their number */
  readonly isWholeOrFails?: boolean;
}

/**
 * Options for the hooks of TanStack Query, with the `queryClient` of the kit: a component of the host loads what screens show,
 * once for both. The load is an event like every other, and fails with an ApiError.
 * @example
 * const kit = useAdminKit();
 * const deals = { operation: 'GET /enterprise', input: {}, reader: readEnterpriseDeals } as const;
 * const { data } = useQuery(readOptions(kit, deals), kit.queryClient);
 */
export function readOptions<T>(kit: AdminKit, { operation, input, reader, isWholeOrFails }: SharedCall<T>) {
  const readOf = isWholeOrFails ? query : queryRows;
  return sharedOptions(kit, readOf(kit.client, operation, input as CallInput<Operation>, reader));
}

export async function fetchFresh<T>(kit: AdminKit, read: Read<T>): Promise<T> {
  const data = await loadCounting(kit, read, new AbortController().signal);
  kit.queryClient.setQueryData<unknown>(read.queryKey, data);
  return data;
}

/** An older list must not replace newer items in the cache. */
export function fetchUncached<T>(kit: AdminKit, read: Read<T>): Promise<T> {
  return observed(kit, read, new AbortController().signal, () => {});
}

/** An omitted unreadable entry would count as absent. */
export function fetchWhole<T>(kit: AdminKit, { load, ...read }: Read<T>): Promise<T> {
  return fetchUncached(kit, { ...read, load: (signal) => load(signal) });
}

async function loadCounting<T>(kit: AdminKit, read: Read<T>, signal: AbortSignal): Promise<T> {
  let count = 0;
  const data = await observed(kit, read, signal, (unreadable) => {
    count = unreadable;
  });
  const key = unreadableKeyOf(read);
  if (count !== (kit.queryClient.getQueryData(key) ?? 0)) kit.queryClient.setQueryData(key, count);
  return data;
}

async function observed<T>(
  kit: AdminKit,
  read: Read<T>,
  signal: AbortSignal,
  onUnreadable: OnUnreadable,
): Promise<T> {
  const startedAt = Date.now();
  const ended = () => ({ at: Date.now(), durationMs: Date.now() - startedAt });
  try {
    let unreadableCount = 0;
    const data = await read.load(signal, (count) => {
      unreadableCount = count;
      onUnreadable(count);
    });
    kit.emit({
      type: 'load',
      operation: read.operation,
      outcome: 'succeeded',
      ...(unreadableCount > 0 && { unreadableCount }),
      ...ended(),
    });
    return data;
  } catch (error) {
    if (error instanceof ApiError) {
      kit.emit({
        type: 'load',
        operation: read.operation,
        outcome: error.kind === 'aborted' ? 'aborted' : 'failed',
        failure: describeFailure(error),
        ...ended(),
      });
      if (error.kind === 'session') kit.sessionExpired();
    }
    throw error;
  }
}
