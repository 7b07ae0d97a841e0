import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiError, type OnUnreadable } from '@timemap/admin-api';
import { type AdminKit, useAdminKit } from '../provider/admin-kit-context.ts';
import { describeFailure } from '../provider/events.ts';
import { type Read, unreadableKeyOf } from './query.ts';

/** A load as a screen must show it. Data once shown stays while it refreshes, and when a refresh fails. */
export type ReadState<T> = { readonly status: 'loading' } | FailedRead | LoadedRead<T>;

/** A load that failed, with nothing from before to show. */
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
  /** The newest refresh failed; `data` is from before. */
  readonly refreshError: ApiError | null;
  /** Entries of the list that could not be read and are left out of `data`. @default 0 */
  readonly unreadableCount?: number;
  refresh(): void;
}

/** How a load is going, whatever its screen calls the data. */
export type ReadStatus =
  | { readonly status: 'loading' }
  | FailedRead
  | (Pick<LoadedRead<unknown>, 'isRefreshing' | 'refreshError' | 'refresh'> & {
      readonly status: 'ready' | 'empty';
    });

/** The data of a load, null while there is none. */
export function dataOf<T>(read: ReadState<T>): T | null {
  return read.status === 'ready' ? read.data : null;
}

/** Why the newest load failed, null where it did not. */
export function errorOf(read: ReadStatus): ApiError | null {
  if (read.status === 'loading') return null;
  return read.status === 'failed' ? read.error : read.refreshError;
}

/** A first load, a retry or a refresh is under way. */
export function isLoading(read: ReadStatus): boolean {
  if (read.status === 'loading') return true;
  return read.status === 'failed' ? read.isRetrying : read.isRefreshing;
}

/** Loads once more, whether the last load failed or not. */
export function reload(read: ReadStatus): void {
  if (read.status === 'loading') return;
  if (read.status === 'failed') read.retry();
  else read.refresh();
}

/** A load with the failed refresh of a second one that its screen needs too: Retry loads both. */
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
  /**
   * An answer of this age or less is shown without asking again, unless a change has made it stale, in milliseconds.
   * @default that of the query client, 0 in the kit's own
   */
  readonly freshMs?: number;
}

/** For a part that needs what the screen around it has just loaded. */
export const JUST_LOADED_MS = 30_000;

/** `null` waits: nothing is asked, the state is `loading`. */
export function useRead<T>(read: Read<T> | null, { freshMs }: UseReadOptions = {}): ReadState<T> {
  const kit = useAdminKit();
  const result = useQuery<T, ApiError>(
    {
      queryKey: read?.queryKey ?? ['admin-kit', 'waiting'],
      queryFn: ({ signal }) => loadCounting(kit, read as Read<T>, signal),
      enabled: read !== null,
      // A host's cache may have another age.
      ...(freshMs !== undefined && { staleTime: freshMs }),
      // The client has already retried what may be retried.
      retry: false,
      // A read made offline fails with a sentence instead of waiting without one.
      networkMode: 'always',
    },
    kit.queryClient,
  );
  const { data: unreadableCount = 0 } = useQuery<number>(
    { queryKey: read ? unreadableKeyOf(read) : ['admin-kit', 'waiting', 'unreadable'], queryFn: skipToken },
    kit.queryClient,
  );
  // A load under way is not begun again by a second press.
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

/**
 * Asks once more, past the cache, and keeps the answer for whoever shows it: the last look at something before it is
 * overwritten. @throws ApiError
 */
export async function fetchFresh<T>(kit: AdminKit, read: Read<T>): Promise<T> {
  const data = await loadCounting(kit, read, new AbortController().signal);
  kit.queryClient.setQueryData<unknown>(read.queryKey, data);
  return data;
}

/** Asks once more without changing what is held: an older answer in a list must not replace newer items. @throws ApiError */
export function fetchForCheck<T>(kit: AdminKit, read: Read<T>): Promise<T> {
  return observed(kit, read, new AbortController().signal, () => {});
}

/** Loads, and holds beside the data how many of its entries could not be read. */
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
