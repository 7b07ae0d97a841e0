import { useMemo } from 'react';
import { useKeptList } from '../session/use-kept-list.ts';
import { createSavedViews, type SavedView } from './saved-views.ts';

export interface SavedViewsOfTable {
  readonly views: readonly SavedView[];
  readonly change: ReturnType<typeof useKeptList<SavedView>>['change'];
  readonly hasFailed: boolean;
  readonly forgetFailure: () => void;
}

export function useSavedViews(userId: number, table: string): SavedViewsOfTable {
  const store = useMemo(() => createSavedViews(userId, table), [userId, table]);
  const { entries: views, ...rest } = useKeptList(store);
  return { views, ...rest };
}
