import { useEffect, useState } from 'react';
import { loadedLater, loadLater } from '../load-later.ts';
import type { NoticeList } from './notice-list.ts';

type NoticesOf = typeof import('./notices-of.tsx').NoticesOf;

const places = new Set<(show: () => NoticesOf) => void>();

/** Their script comes with that of the writes. Without it nothing is shown. */
export function withNotices(scope: object, act: (notices: NoticeList) => void): void {
  const use = ({ NoticesOf, noticesOf }: Awaited<ReturnType<typeof loadLater>>) => {
    for (const show of places) show(() => NoticesOf);
    act(noticesOf(scope));
  };
  const later = loadedLater();
  if (later) use(later);
  else loadLater().then(use, () => {});
}

/** A lazy part would show its failure in every screen. */
export function Notices({ scope }: { scope: object }) {
  const [Shown, setShown] = useState<NoticesOf | null>(() => loadedLater()?.NoticesOf ?? null);
  useEffect(() => {
    places.add(setShown);
    return () => {
      places.delete(setShown);
    };
  }, []);
  return Shown && <Shown scope={scope} />;
}
