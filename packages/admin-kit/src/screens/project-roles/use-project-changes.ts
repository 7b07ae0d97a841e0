import { useEffect, useRef } from 'react';
import { announceReload } from '../../browser/use-steady.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { invalidate } from '../../data/invalidate.ts';
import type { CacheKey } from '../../data/query.ts';

const GAP_MS = 1000;

/** Loads again after a packet, at most once a second. A hidden page waits until it is visible. @spec A §7 */
export function useProjectChanges(projectId: number, keys: () => readonly CacheKey[]): void {
  const { realtime, queryClient, client } = useAdminKit();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let isDue = false;
    let isBusy = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      if (!isDue || isBusy || document.visibilityState === 'hidden') return;
      isDue = false;
      isBusy = true;
      announceReload();
      // Under constant changes, reads that cancel each other would never finish.
      await invalidate(queryClient, client, latest.current());
      if (isOver) return;
      timer = setTimeout(() => {
        isBusy = false;
        void load();
      }, GAP_MS);
    };
    const loadIfDue = () => void load();
    const leave = realtime.subscribe(projectId, () => {
      isDue = true;
      loadIfDue();
    });
    document.addEventListener('visibilitychange', loadIfDue);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', loadIfDue);
      leave();
    };
  }, [realtime, projectId, queryClient, client]);
}
