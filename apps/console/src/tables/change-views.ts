import { nameKey, nameProblem, tidyName } from '../session/kept-list.ts';
import type { viewMessages } from './messages.ts';
import { MAX_NAME_LENGTH, MAX_SEARCH_LENGTH, MAX_VIEWS, type SavedView } from './saved-views.ts';

type Words = typeof viewMessages.defaults;

export function viewNameProblem(
  words: Words,
  views: readonly SavedView[],
  name: string,
  except?: string,
): string | null {
  if (tidyName(name).length > MAX_NAME_LENGTH) return words.nameTooLong({ most: MAX_NAME_LENGTH });
  return nameProblem(words, views, name, except);
}

export function fullReason(words: Words, views: readonly SavedView[]): string | undefined {
  return views.length < MAX_VIEWS ? undefined : words.tooMany({ most: MAX_VIEWS });
}

export function lengthReason(words: Words, search: string): string | undefined {
  return search.length > MAX_SEARCH_LENGTH ? words.tooLong : undefined;
}

export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...withoutView(views, view.name), view];
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => nameKey(view.name) !== nameKey(name));
}

/** A view that another tab has deleted stays deleted. */
export function withChange(
  views: readonly SavedView[],
  name: string,
  change: Partial<SavedView>,
): readonly SavedView[] {
  return views.map((view) => (nameKey(view.name) === nameKey(name) ? { ...view, ...change } : view));
}
