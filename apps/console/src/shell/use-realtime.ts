import type { Realtime } from '@timemap/admin-api';
import { useEffect, useState } from 'react';

/** The way to other windows and people for as long as someone is signed in; none where no address is configured. */
export function useRealtime(url: string | null): Realtime | undefined {
  const [realtime, setRealtime] = useState<Realtime>();
  useEffect(() => {
    if (url === null) return;
    let close = () => {};
    let isOver = false;
    // Not needed for the first view, and by many environments not at all.
    import('./realtime-socket.ts').then(({ createRealtimeSocket }) => {
      if (isOver) return;
      const socket = createRealtimeSocket({ url });
      close = () => socket.close();
      setRealtime(socket);
    }, noRealtime);
    return () => {
      isOver = true;
      close();
    };
  }, [url]);
  return realtime;
}

/** Whoever works here hears of no changes until the next load; everything else works. */
function noRealtime() {}
