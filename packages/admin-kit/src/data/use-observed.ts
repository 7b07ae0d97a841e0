import {
  type DefaultedQueryObserverOptions,
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useIsRestoring,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * What `useQuery` of TanStack Query does for the reads of the kit, which never suspend and throw nothing: `claim-cache.ts` sees to
 * that. Without the code for both, every first script is 0.5 kB lighter.
 */
export function useObserved<T, E>(
  options: QueryObserverOptions<T, E>,
  queryClient: QueryClient,
): QueryObserverResult<T, E> {
  // A host may bring back a stored cache first.
  const isRestoring = useIsRestoring();
  const defaulted = queryClient.defaultQueryOptions(options) as DefaultedQueryObserverOptions<
    T,
    E,
    T,
    T,
    QueryKey
  >;
  defaulted._optimisticResults = isRestoring ? 'isRestoring' : 'optimistic';
  const [observer] = useState(() => new QueryObserver<T, E>(queryClient, defaulted));
  const result = observer.getOptimisticResult(defaulted);
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = isRestoring ? () => {} : observer.subscribe(notifyManager.batchCalls(onChange));
      // What changed since the first render.
      observer.updateResult();
      return stop;
    },
    [observer, isRestoring],
  );
  const current = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, current, current);
  return observer.trackResult(result);
}
