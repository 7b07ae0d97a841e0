import { QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type AdminClient,
  type CallInput,
  call,
  type OnUnreadable,
  type Operation,
  type Reader,
} from '@timemap/admin-api';

/** One read. Its key is derived from the call, so that two screens with the same data share it. */
export interface Read<T> {
  readonly operation: Operation;
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal, onUnreadable?: OnUnreadable) => Promise<T>;
}

export function query<O extends Operation, T>(
  client: AdminClient,
  operation: O,
  input: CallInput<O>,
  read: Reader<T>,
): Read<T> {
  const { signal: _, ...parameters } = input as { signal?: AbortSignal } & Record<string, unknown>;
  return {
    operation,
    queryKey: [...rootOf(client), operation, parameters],
    load: (signal) => call(client, operation, { ...input, signal }, read),
  };
}

/**
 * A read of table rows. Unreadable entries are left out; the state of the read has their number, and the table shows
 * it. Not for a list whose missing entries would count as absent.
 */
export function queryRows<O extends Operation, Row>(
  client: AdminClient,
  operation: O,
  input: CallInput<O>,
  read: Reader<Row[]>,
): Read<Row[]> {
  return {
    ...query(client, operation, input, read),
    load: (signal, onUnreadable) => call(client, operation, { ...input, signal }, read, onUnreadable),
  };
}

/** Reads that an action makes stale: all calls of the operation, or those with these parameters. */
export interface ReadFilter<O extends Operation = Operation> {
  readonly operation: O;
  readonly input?: Omit<CallInput<O>, 'signal'>;
}

export function readFilter<O extends Operation>(
  operation: O,
  input?: Omit<CallInput<O>, 'signal'>,
): ReadFilter {
  return { operation, input } as ReadFilter;
}

/** Marks the reads as stale and reloads those on the screen. Resolves when they have loaded; never rejects. */
export async function invalidate(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
): Promise<void> {
  await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: keyOf(client, read) })));
}

/** Runs when no read is pending. */
export function whenReadsEnd(queryClient: QueryClient, run: () => void): void {
  if (queryClient.isFetching() === 0) {
    run();
    return;
  }
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return;
    stop();
    run();
  });
}

/**
 * Changes the cached data of the reads to what the server has just confirmed, because it may be shown before it is
 * reloaded.
 */
export function updateCache<T>(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
  change: (data: T) => T,
): void {
  for (const read of reads) {
    queryClient.setQueriesData<T>({ queryKey: keyOf(client, read) }, (data) => data && change(data));
  }
}

/** The item with this id as last confirmed, from the first read that holds it, alone or in a list. */
export function findInCache<Item extends { readonly id: number }>(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
  id: number,
): Item | undefined {
  for (const read of reads) {
    for (const [, data] of queryClient.getQueriesData<Item | readonly Item[]>({
      queryKey: keyOf(client, read),
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

/** What a read has loaded, without a request. */
export function loadedInCache<T>(
  queryClient: QueryClient,
  client: AdminClient,
  read: ReadFilter,
): T | undefined {
  return queryClient.getQueryData<T>(exactKeyOf(client, read));
}

/** The length of a loaded list with its unreadable entries, without a request. null: it is not loaded. */
export function countInCache(queryClient: QueryClient, client: AdminClient, read: ReadFilter): number | null {
  const queryKey = exactKeyOf(client, read);
  const list = queryClient.getQueryData<readonly unknown[]>(queryKey);
  if (list === undefined) return null;
  return list.length + (queryClient.getQueryData<number>(unreadableKeyOf({ queryKey })) ?? 0);
}

/** Changes one item in all reads that hold it, alone or in a list. */
export function updateInCache<Item extends { readonly id: number }>(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
  id: number,
  change: (item: Item) => Item,
): void {
  const changed = (item: Item) => (item.id === id ? change(item) : item);
  updateCache<Item | readonly Item[]>(queryClient, client, reads, (data) =>
    Array.isArray(data) ? data.map(changed) : changed(data as Item),
  );
}

/** Whether one of the calls is pending. */
export function isLoading(queryClient: QueryClient, client: AdminClient, read: ReadFilter): boolean {
  return queryClient.isFetching({ queryKey: keyOf(client, read) }) > 0;
}

/** Resets reads of deleted objects without reloading them, so that nobody sees an old state when coming back. */
export function resetReads(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
): void {
  for (const read of reads) {
    // A screen may still show it for a moment. If it were removed from the cache, it would be reloaded immediately.
    for (const query of queryClient.getQueryCache().findAll({ queryKey: keyOf(client, read) })) query.reset();
  }
}

/** A cache for a provider or an element without one of the host. */
export function createQueryClient(): QueryClient {
  return new QueryClient();
}

/**
 * Warns in development when the host's cache was made by another copy of TanStack Query: the kit's copy observes it, and
 * copies of different versions cannot read each other's queries.
 */
export const warnOfOtherCopy: (queryClient: QueryClient) => void =
  typeof process !== 'undefined' && process.env.NODE_ENV === 'development'
    ? (queryClient) => {
        if (queryClient instanceof QueryClient) return;
        // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
        console.warn(
          'The queryClient of <AdminKitProvider> was made by another copy of @tanstack/react-query than the one that @timemap/admin-kit loads. ' +
            'Install one version for the whole page (npm ls @tanstack/react-query shows them), or leave queryClient out.',
        );
      }
    : () => {};

/** Removes all data of this client that is not on the screen. */
export function clearUserCache(queryClient: QueryClient, client: AdminClient): void {
  queryClient.removeQueries({ queryKey: rootOf(client), type: 'inactive' });
}

/** The client's id separates two servers, and with the provider's client two people, in one shared cache. */
const rootOf = (client: AdminClient): QueryKey => ['admin-kit', client.id];

/** The key of the number of entries that a read left out. */
export const unreadableKeyOf = ({
  queryKey: [kit, clientId, ...call],
}: Pick<Read<unknown>, 'queryKey'>): QueryKey => [kit, clientId, 'unreadable', ...call];

const keyOf = (client: AdminClient, { operation, input }: ReadFilter): QueryKey => [
  ...rootOf(client),
  operation,
  ...(input === undefined ? [] : [input]),
];

/** The key of the read with just these parameters. */
const exactKeyOf = (client: AdminClient, { operation, input = {} }: ReadFilter): QueryKey =>
  keyOf(client, { operation, input });
