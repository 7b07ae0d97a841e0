import { useState, useSyncExternalStore } from 'react';
import type { KeptList } from './kept-list.ts';

type ChangeList<T> = (change: (entries: readonly T[]) => readonly T[]) => boolean;

export function useKeptList<T>(store: KeptList<T>) {
  const entries = useSyncExternalStore(store.subscribe, store.list);
  const [hasFailed, setHasFailed] = useState(false);
  const change: ChangeList<T> = (changed) => {
    const isKept = store.replace(changed(store.list()));
    setHasFailed(!isKept);
    return isKept;
  };
  const forgetFailure = () => setHasFailed(false);
  return { entries, change, hasFailed, forgetFailure };
}
