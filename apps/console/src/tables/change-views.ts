import type { viewMessages } from './messages.ts';
import { MAX_NAME_LENGTH, MAX_VIEWS, type SavedView, tidyName, viewKey } from './saved-views.ts';

type Words = typeof viewMessages.defaults;

export function nameProblem(
  words: Words,
  views: readonly SavedView[],
  name: string,
  except?: string,
): string | null {
  const key = viewKey(name);
  if (key === '') return words.nameMissing;
  if (tidyName(name).length > MAX_NAME_LENGTH) return words.nameTooLong({ most: MAX_NAME_LENGTH });
  const others = views.filter((view) => except === undefined || viewKey(view.name) !== viewKey(except));
  if (others.some((view) => viewKey(view.name) === key)) return words.nameTaken;
  return null;
}

export function fullReason(words: Words, views: readonly SavedView[]): string | undefined {
  return views.length < MAX_VIEWS ? undefined : words.tooMany({ most: MAX_VIEWS });
}

export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...withoutView(views, view.name), view];
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => viewKey(view.name) !== viewKey(name));
}

/** A view that another tab has deleted stays deleted. */
export function withChange(
  views: readonly SavedView[],
  name: string,
  change: Partial<SavedView>,
): readonly SavedView[] {
  return views.map((view) => (viewKey(view.name) === viewKey(name) ? { ...view, ...change } : view));
}
