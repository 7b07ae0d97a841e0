import { defaultShouldDehydrateQuery, type QueryClient } from '@tanstack/react-query';

const ROOT = ['admin-kit'];

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
  if (queryClient.getQueryDefaults(ROOT).networkMode) return;
  const defaults = queryClient.getDefaultOptions();
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
  const isWanted = defaults.dehydrate?.shouldDehydrateQuery ?? defaultShouldDehydrateQuery;
  queryClient.setDefaultOptions({
    ...defaults,
    dehydrate: {
      ...defaults.dehydrate,
      shouldDehydrateQuery: (query) => query.queryKey[0] !== ROOT[0] && isWanted(query),
    },
  });
}
