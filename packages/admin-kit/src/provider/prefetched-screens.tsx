import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { addPrefetched, type PrefetchedScreen } from '../data/prefetched.ts';
import { useDoctor } from '../doctor/use-doctor.ts';

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
  const { client, queryClient, session, appearance } = useAdminKit();
  // The first HTML of the screens needs it.
  useMemo(
    () => addPrefetched(queryClient, client, session.user.id, screens),
    [queryClient, client, session.user.id, screens],
  );
  useLayoutEffect(applyBlockedStyles, []);
  useDoctor({ timeZone: appearance.timeZone, serverTimeZone: screens[0]?.timeZone });
  return children;
}

/** A page's policy may block the `style` attributes of the first HTML, and React does not set them again. */
function applyBlockedStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('.ak-root [style]')) {
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? '';
  }
}
