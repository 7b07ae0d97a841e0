import { useSyncExternalStore } from 'react';
import type { ActivityLog, ActivitySnapshot } from './activity-log.ts';

const empty: ActivitySnapshot = { entries: [], unseenCount: 0, unseenFailureCount: 0 };
const nothingYet = () => empty;

/** What a log holds now, for a button that counts it or a list of the host's own. */
export function useActivity(log: ActivityLog): ActivitySnapshot {
  return useSyncExternalStore(log.subscribe, log.snapshot, nothingYet);
}
