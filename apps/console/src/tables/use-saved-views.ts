import { useMemo, useState, useSyncExternalStore } from 'react';
import { createSavedViews, type SavedView } from './saved-views.ts';

/** Every change starts from what is stored now, whatever this tab has seen of it. */
type ChangeViews = (change: (views: readonly SavedView[]) => readonly SavedView[]) => boolean;

export interface SavedViewsOfTable {
  readonly views: readonly SavedView[];
  /** False where the browser did not keep it. */
  readonly change: ChangeViews;
  /** The last change was not kept. */
  readonly hasFailed: boolean;
}

/** The views of one person and one table, and those of other tabs as soon as they change. */
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
