import { QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type AdminClient,
  type CallInput,
  call,
  type OnUnreadable,
  type Operation,
  type Reader,
} from '@timemap/admin-api';

/** One read: its key is derived from the call, never written by hand, so two screens that need the same data share it. */
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
 * A read of the rows of a table. Entries that cannot be read are left out; the state of the read has their number, and the
 * table says it. Not for a list in which a missing entry would be taken for its absence.
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

/** A read that an action makes stale: all calls of the operation, or those with these parameters. */
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

/** Marks the reads stale and loads again those on the screen. Settles when they have been loaded; never rejects. */
export async function invalidate(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
): Promise<void> {
  await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: keyOf(client, read) })));
}

/** Runs once no read is under way. */
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

/** Changes what is held of the reads as the server has just confirmed it: they may be shown before they load again. */
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

/** The item with this id as it was last confirmed, from the first of the reads that holds it, alone or in a list. */
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

/** Changes one item in all of the reads that hold it, alone or in a list. */
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

/** Whether one of the calls is being made right now. */
export function isLoading(queryClient: QueryClient, client: AdminClient, read: ReadFilter): boolean {
  return queryClient.isFetching({ queryKey: keyOf(client, read) }) > 0;
}

/**
 * Forgets reads of what no longer exists, without asking for them again: whoever comes back to it sees that it is gone
 * instead of how it was.
 */
export function resetReads(
  queryClient: QueryClient,
  client: AdminClient,
  reads: readonly ReadFilter[],
): void {
  for (const read of reads) {
    // A screen may still show it for a moment: removed from the cache, it would be loaded again immediately.
    for (const query of queryClient.getQueryCache().findAll({ queryKey: keyOf(client, read) })) query.reset();
  }
}

/** A cache for a provider or an element whose host gave none. */
export function createQueryClient(): QueryClient {
  return new QueryClient();
}

/** Forgets all that was loaded through this client and is not on the screen. */
export function clearUserCache(queryClient: QueryClient, client: AdminClient): void {
  queryClient.removeQueries({ queryKey: rootOf(client), type: 'inactive' });
}

/** The client's id separates two servers, and with the client of the provider two people, that share one cache. */
const rootOf = (client: AdminClient): QueryKey => ['admin-kit', client.id];

/** Where the number of entries that a read left out is held, beside its data. */
export const unreadableKeyOf = ({ queryKey: [kit, clientId, ...call] }: Read<unknown>): QueryKey => [
  kit,
  clientId,
  'unreadable',
  ...call,
];

const keyOf = (client: AdminClient, { operation, input }: ReadFilter): QueryKey => [
  ...rootOf(client),
  operation,
  ...(input === undefined ? [] : [input]),
];
