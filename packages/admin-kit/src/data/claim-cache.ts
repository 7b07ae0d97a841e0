import { defaultShouldDehydrateQuery, type Query, type QueryClient } from '@tanstack/react-query';

const ROOT = ['admin-kit'];

/** For every copy of the kit on the page. */
const CLAIMED = Symbol.for('@timemap/admin-kit/claimed');

/** With these, the default of a host would change what a read means. */
const MEANINGS = [
  'behavior',
  'enabled',
  'initialData',
  'maxPages',
  'notifyOnChangeProps',
  'persister',
  'placeholderData',
  'queryKeyHashFn',
  'select',
  'suspense',
  'throwOnError',
] as const;

/**
 * A host's defaults decide only when reads are made again and how long they are kept, and its storage gets no data of
 * people unasked.
 */
export function claimCache(queryClient: QueryClient): void {
  const defaults = queryClient.getDefaultOptions();
  const isWanted = defaults.dehydrate?.shouldDehydrateQuery ?? defaultShouldDehydrateQuery;
  if (CLAIMED in isWanted) return;
  queryClient.setQueryDefaults(ROOT, {
    ...Object.fromEntries(MEANINGS.map((name) => [name, undefined])),
    // The client retries reads.
    retry: false,
    networkMode: 'always',
    refetchOnMount: true,
    retryOnMount: true,
    structuralSharing: true,
    // Static data would not be loaded again after a write.
    ...((defaults.queries?.staleTime as unknown) === 'static' && { staleTime: Number.POSITIVE_INFINITY }),
  });
  const isWantedOfOthers = (query: Query) => query.queryKey[0] !== ROOT[0] && isWanted(query);
  queryClient.setDefaultOptions({
    ...defaults,
    dehydrate: {
      ...defaults.dehydrate,
      shouldDehydrateQuery: Object.assign(isWantedOfOthers, { [CLAIMED]: true }),
    },
  });
}
