import { createKeptList, type KeptList, tidyName } from '../session/kept-list.ts';
import { viewsKey } from './keep-views.ts';

export interface SavedView {
  readonly name: string;
  /** Without '?': 'filter=trial&sort=-created'. '' is the initial state. */
  readonly search: string;
}

export const MAX_VIEWS = 30;
export const MAX_NAME_LENGTH = 60;
export const MAX_SEARCH_LENGTH = 2000;

export function createSavedViews(userId: number, table: string): KeptList<SavedView> {
  return createKeptList({ key: viewsKey(userId, table), limit: MAX_VIEWS, read: readView });
}

function readView(entry: object): SavedView | null {
  if (!('name' in entry) || !('search' in entry)) return null;
  const { name, search } = entry;
  if (typeof name !== 'string' || typeof search !== 'string') return null;
  const tidy = tidyName(name);
  if (tidy === '' || tidy.length > MAX_NAME_LENGTH || search.length > MAX_SEARCH_LENGTH) return null;
  return { name: tidy, search };
}
