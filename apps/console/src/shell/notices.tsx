import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../console-context.ts';

// Most visits see none.
const LoadedNotices = lazy(() => import('./loaded-notices.tsx').catch(() => ({ default: () => null })));

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
  const [wasNeeded, setWasNeeded] = useState(false);
  if (notices.length > 0 && !wasNeeded) setWasNeeded(true);
  return (
    <Suspense fallback={null}>
      {wasNeeded && <LoadedNotices notices={notices} onDismiss={() => setNotices([])} />}
    </Suspense>
  );
}
