import { useMemo, useState, useSyncExternalStore } from 'react';
import { createSavedViews, type SavedView } from './saved-views.ts';

/** Every change starts from the stored views, which another tab may have changed. */
type ChangeViews = (change: (views: readonly SavedView[]) => readonly SavedView[]) => boolean;

export interface SavedViewsOfTable {
  readonly views: readonly SavedView[];
  /** False if the browser did not store the change. */
  readonly change: ChangeViews;
  /** The last change was not stored. */
  readonly hasFailed: boolean;
}

/** The views of one person and one table, updated with other tabs. */
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
