import { useMemo, useState, useSyncExternalStore } from 'react';
import { createSavedViews, type SavedView } from './saved-views.ts';

/** Every change starts from the stored views, which another tab may have changed. */
type ChangeViews = (change: (views: readonly SavedView[]) => readonly SavedView[]) => boolean;

export interface SavedViewsOfTable {
  readonly views: readonly SavedView[];
  readonly change: ChangeViews;
  readonly hasFailed: boolean;
}

export function useSavedViews(userId: number, table: string): SavedViewsOfTable {
  const store = useMemo(() => createSavedViews(userId, table), [userId, table]);
  const views = useSyncExternalStore(store.subscribe, store.list);
  const [hasFailed, setHasFailed] = useState(false);
  const change: ChangeViews = (changed) => {
    const isKept = store.replace(changed(store.list()));
    setHasFailed(!isKept);
    return isKept;
  };
  return { views, change, hasFailed };
}
