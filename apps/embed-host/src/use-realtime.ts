import { createRealtimeSocket, type Realtime } from '@timemap/admin-api';
import { useEffect, useState } from 'react';

export function useRealtime(url: string | null): Realtime | undefined {
  const [realtime, setRealtime] = useState<Realtime>();
  useEffect(() => {
    if (url === null) return;
    const socket = createRealtimeSocket({ url });
    setRealtime(socket);
    return () => socket.close();
  }, [url]);
  return realtime;
}
