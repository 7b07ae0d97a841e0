import { type ReactNode, useMemo } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { addPrefetched, type PrefetchedScreen } from '../data/prefetched.ts';

export interface PrefetchedScreensProps {
  /** From `prefetchScreen`. What it loaded for another person is ignored. */
  screens: readonly PrefetchedScreen[];
  children?: ReactNode;
}

/**
 * Gives the screens below it what a server has loaded for them. Renders no element. Data that the browser has already
 * loaded stays.
 * @throws Error outside `<AdminKitProvider>`
 */
export function PrefetchedScreens({ screens, children }: PrefetchedScreensProps) {
  const { client, queryClient, session } = useAdminKit();
  // The first HTML of the screens needs it.
  useMemo(
    () => addPrefetched(queryClient, client, session.user.id, screens),
    [queryClient, client, session.user.id, screens],
  );
  return children;
}
