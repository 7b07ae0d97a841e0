import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsole, useSessionState } from '../console-context.ts';

// Most visits see none.
const LoadedNotices = lazy(() => import('./loaded-notices.tsx').catch(() => ({ default: () => null })));

const NO_LONGER_ADMIN =
  'You are no longer a global administrator. The pages for global administrators are closed to you.';

export interface Notice {
  readonly id: string;
  readonly text: string;
}

/** Says why a page other than the wanted one is on the screen; gone after 10 seconds (A §8). */
export function Notices() {
  const { visit } = useConsole();
  const { key } = useLocation();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    // A guard leaves its notice with a navigation.
    if (visit.notice === null) return;
    setNotices([{ id: key, text: visit.notice }]);
    visit.notice = null;
  }, [visit, key]);
  const state = useSessionState();
  const isGlobalAdmin = state.status === 'signedIn' && state.user.isAdmin;
  const [wasGlobalAdmin, setWasGlobalAdmin] = useState(isGlobalAdmin);
  if (wasGlobalAdmin !== isGlobalAdmin) {
    setWasGlobalAdmin(isGlobalAdmin);
    if (state.status === 'signedIn' && wasGlobalAdmin)
      setNotices([{ id: 'no-longer-admin', text: NO_LONGER_ADMIN }]);
  }
  const [wasNeeded, setWasNeeded] = useState(false);
  if (notices.length > 0 && !wasNeeded) setWasNeeded(true);
  return (
    <Suspense fallback={null}>
      {wasNeeded && <LoadedNotices notices={notices} onDismiss={() => setNotices([])} />}
    </Suspense>
  );
}
