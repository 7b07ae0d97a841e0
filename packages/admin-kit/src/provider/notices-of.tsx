import { useEffect, useState, useSyncExternalStore } from 'react';
import { type NumberedNotice, noticesOf } from './notice-list.ts';
import { NoticeToasts } from './notice-toasts.tsx';

const none: readonly NumberedNotice[] = [];

export function NoticesOf({ scope }: { scope: object }) {
  const notices = noticesOf(scope);
  const [member] = useState(() => ({}));
  useEffect(() => notices.join(member), [notices, member]);
  const isShownHere = useSyncExternalStore(
    notices.subscribe,
    () => notices.isShownBy(member),
    () => false,
  );
  const current = useSyncExternalStore(notices.subscribe, notices.read, () => none);
  // Their region is a landmark, which nobody needs before the first.
  const [isNeeded, setIsNeeded] = useState(false);
  if (current.length > 0 && !isNeeded) setIsNeeded(true);
  return (
    isShownHere && isNeeded && <NoticeToasts notices={current} onShow={notices.add} onEnd={notices.remove} />
  );
}
