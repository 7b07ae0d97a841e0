import { useEffect, useRef } from 'react';
import { invalidate, type ReadFilter } from '../data/query.ts';
import { useAdminKit } from './admin-kit-context.ts';

const GAP_MS = 1000;

/** Once for all changes within a second, and in a hidden page when it becomes visible. @spec A §7 */
export function useProjectChanges(projectId: number, reads: () => readonly ReadFilter[]): void {
  const { realtime, queryClient, client } = useAdminKit();
  const latest = useRef(reads);
  useEffect(() => {
    latest.current = reads;
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
      // Another read would cancel this one, and under constant changes none would finish.
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
