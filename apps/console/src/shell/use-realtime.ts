import type { Realtime } from '@timemap/admin-api';
import { useEffect, useState } from 'react';

export function useRealtime(url: string | null): Realtime | undefined {
  const [realtime, setRealtime] = useState<Realtime>();
  useEffect(() => {
    if (url === null) return;
    let close = () => {};
    let isOver = false;
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

function noRealtime() {}
