import { useEffect, useRef } from 'react';
import { refresh, type Stale } from '../data/query.ts';
import { useAdminKit } from './admin-kit-context.ts';

/** Loads these reads again whenever someone else changed the project. Fields being typed in are not touched. @spec A §7 */
export function useProjectChanges(projectId: number, reads: () => readonly Stale[]): void {
  const { realtime, queryClient, client } = useAdminKit();
  const latest = useRef(reads);
  useEffect(() => {
    latest.current = reads;
  });
  useEffect(
    () => realtime.subscribe(projectId, () => void refresh(queryClient, client, latest.current())),
    [realtime, projectId, queryClient, client],
  );
}
