import type { AdminClient, Operation } from '@timemap/admin-api';
import { useEffect, useState } from 'react';
import type { AdminSession } from '../context/admin-kit-context.ts';
import type { LoadEvent } from '../context/events.ts';
import { failedForSession, type QueryClient } from '../data/query.ts';

const LONGEST_WAIT_MS = 30_000;

/** Reads again what failed for the session, when `session` is another object. Returns the same for other signs of a new one. */
export function useHeal(session: AdminSession, queryClient: QueryClient, client: AdminClient): Healer {
  const [healer] = useState(createHealer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session is the sign
  useEffect(() => {
    const failed = () => failedForSession(queryClient, client);
    healer.failed = failed;
    if (failed().length > 0) healer.heal();
    return () => healer.stop();
  }, [session, queryClient, client, healer]);
  return healer;
}

type Healer = ReturnType<typeof createHealer>;

function createHealer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let vainCount = 0;
  const refused = new Set<Operation>();
  const healer = {
    failed: (): ReturnType<typeof failedForSession> => [],
    /** A read that failed for the session and works again is a sign of a new one for the others. */
    note: ({ operation, outcome, failure }: LoadEvent) => {
      if (failure?.kind === 'session') refused.add(operation);
      else if (outcome === 'succeeded' && refused.delete(operation)) healer.heal();
    },
    /** Waits longer each time in vain: a host may give a new object for the same session at each render. */
    heal: () => {
      healer.stop();
      const waitMs = vainCount && Math.min(LONGEST_WAIT_MS, 250 * 2 ** vainCount);
      // A read that fails just now is not in the cache yet.
      timer = setTimeout(async () => {
        vainCount++;
        await Promise.all(healer.failed().map((query) => query.fetch().catch(() => {})));
        if (healer.failed().length === 0) vainCount = 0;
      }, waitMs);
    },
    stop: () => clearTimeout(timer),
  };
  return healer;
}
