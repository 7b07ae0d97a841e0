import { type Query as CachedQuery, QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type AdminClient,
  type ApiError,
  type CallInput,
  call,
  type Decoder,
  type OnUnreadable,
  type Operation,
} from '@timemap/admin-api';
import type { Loaded } from './loaded.ts';

export type { QueryClient };

/** Names the data of a call in the cache. */
export interface CacheKey<O extends Operation = Operation> {
  readonly operation: O;
  /** @default all calls of the operation */
  readonly input?: object;
}

/** What to load. Two screens with the same call share the data. */
export interface Query<T, O extends Operation = Operation> extends CacheKey<O> {
  readonly input: object;
  load(client: AdminClient, signal: AbortSignal, onUnreadable?: OnUnreadable): Promise<T>;
}

type Input<O extends Operation> = Omit<CallInput<O>, 'signal'>;
type InputArgument<O extends Operation> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

/** @param decode that of the operation in `@timemap/admin-api`; another shape does not compile */
/* @__NO_SIDE_EFFECTS__ */
export function query<O extends keyof Loaded>(
  operation: O,
  decode: Decoder<Loaded[O]>,
  ...[input = {} as Input<O>]: InputArgument<O>
): Query<Loaded[O], O> {
  return {
    operation,
    input,
    load: (client, signal, onUnreadable) =>
      call(client, operation, { ...input, signal } as unknown as CallInput<O>, decode, onUnreadable),
  };
}

export const cacheKey = <O extends Operation>(operation: O, input?: Input<O>): CacheKey<O> =>
  input === undefined ? { operation } : { operation, input };

export function whenLoadsEnd(queryClient: QueryClient, run: () => void): void {
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

/** Taken out of the cache by `resetQueries`. */
export const forgotten = new WeakSet<CachedQuery>();

/** A screen whose first load was canceled or taken out of the cache would be loading for good. */
export function fetchLost(queryClient: QueryClient, client: AdminClient, query: CachedQuery): void {
  const { queryKey, queryHash, state, observers } = query;
  if (state.status !== 'pending' || !query.isActive() || queryKey[1] !== client.id) return;
  if (forgotten.has(query)) return;
  const isInCache = queryClient.getQueryCache().get(queryHash) === query;
  if (isInCache && state.fetchStatus !== 'idle') return;
  for (const observer of [...observers]) void observer.refetch({ cancelRefetch: false });
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A short visit to another window must not reload long lists.
      queries: { refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > 60_000 },
    },
  });
}

/** Copies of different versions cannot read each other's queries in one cache. */
export const isOfThisCopy = (queryClient: object): boolean => queryClient instanceof QueryClient;

export function clearUserCache(queryClient: QueryClient, client: AdminClient): void {
  queryClient.removeQueries({ queryKey: rootOf(client), type: 'inactive' });
}

/** Reads on the page that the server refused since the session had ended. */
export const failedForSession = (queryClient: QueryClient, client: AdminClient) =>
  queryClient.getQueryCache().findAll({
    queryKey: rootOf(client),
    type: 'active',
    fetchStatus: 'idle',
    predicate: ({ state }) => (state.error as ApiError | null)?.kind === 'session',
  });

/** Data that made a screen crash, such as restored data of another version, is not shown again. */
export function readAnew(queryClient: QueryClient, client: AdminClient): void {
  clearUserCache(queryClient, client);
  void queryClient.refetchQueries({ queryKey: rootOf(client), type: 'active' });
}

/** The client's id separates servers, and with the provider's client also people, in a shared cache. */
export const rootOf = (client: AdminClient): QueryKey => ['admin-kit', client.id];

export const exact = ({ operation, input = {} }: CacheKey) => ({ operation, input });

export const keyOf = (client: AdminClient, { operation, input }: CacheKey): QueryKey =>
  input === undefined ? [...rootOf(client), operation] : [...rootOf(client), operation, input];

/**
 * Where the query client keeps what a call has loaded, for `getQueryData` and `invalidateQueries`.
 * @param input the call's parameters. @default all calls of the operation
 */
export const queryKey = (client: AdminClient, operation: Operation, input?: object): QueryKey =>
  keyOf(client, { operation, ...(input && { input }) });
