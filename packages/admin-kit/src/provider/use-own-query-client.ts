import { useEffect, useRef, useState } from 'react';
import { createQueryClient, type QueryClient } from '../data/query.ts';

export function useOwnQueryClient(): QueryClient {
  const [queryClient] = useState(createQueryClient);
  // `clear` ends the timers of cached data. It is delayed, because StrictMode remounts in the same tick.
  const mountCount = useRef(0);
  useEffect(() => {
    mountCount.current += 1;
    return () => {
      mountCount.current -= 1;
      queueMicrotask(() => {
        if (mountCount.current === 0) queryClient.clear();
      });
    };
  }, [queryClient]);
  return queryClient;
}
