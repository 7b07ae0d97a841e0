import { useEffect } from 'react';
import { callDoctor } from './call-doctor.ts';
import type { Facts } from './facts.ts';

export function useDoctor(facts?: Facts): void {
  try {
    if (process.env.NODE_ENV === 'development') {
      const { queryClient, timeZone, serverTimeZone } = facts ?? {};
      // biome-ignore lint/correctness/useHookAtTopLevel: the condition is the same in every render
      useEffect(
        () => callDoctor({ ...(queryClient && { queryClient }), timeZone, serverTimeZone }),
        [queryClient, timeZone, serverTimeZone],
      );
    }
  } catch {
    // Without a bundler there is no `process`.
  }
}
