import type { AdminClient } from '@timemap/admin-api';
import { useLayoutEffect, useMemo } from 'react';
import { claimCache } from '../data/claim-cache.ts';
import { fetchLost, type QueryClient } from '../data/query.ts';

/** A host may set other defaults, cancel loads and empty its cache at any time. */
export function useSharedCache(queryClient: QueryClient, client: AdminClient): void {
  // The first read below needs it.
  useMemo(() => claimCache(queryClient), [queryClient]);
  // Before the effects of the host.
  useLayoutEffect(() => {
    // Old data loads again when the window returns. A host's provider may have mounted the same cache: the mounts are counted.
    queryClient.mount();
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      claimCache(queryClient);
      if (type === 'updated' || type === 'removed')
        queueMicrotask(() => fetchLost(queryClient, client, query));
    });
    return () => {
      stop();
      queryClient.unmount();
    };
  }, [queryClient, client]);
}
