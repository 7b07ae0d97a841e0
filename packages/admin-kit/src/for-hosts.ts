// If a later script uses a module that an index re-exports, esbuild puts that module into the first script. A wrapper keeps
// it out until a host imports the wrapper.
import type { MouseEvent } from 'react';
import { isOfInputMethod as isOfMethod } from './accessibility/input-method.ts';
import { letterOf as letter } from './accessibility/letter-of.ts';
import { fadeWhenRemoved as fade } from './browser/fade-away.ts';
import { onPlainPress as plainPress } from './browser/plain-press.ts';
import type { AdminKit } from './context/admin-kit-context.ts';
import type { Query } from './data/query.ts';
import { queryOptions as optionsOf } from './data/use-read.ts';
import { errorMessages as errors } from './messages/error-text.ts';
import { draftMessages as drafts, DraftNotice as Notice } from './parts/draft-notice.tsx';
import { type Draft, useDraft as useKept } from './parts/use-draft.ts';
import { noticeMessages as notices } from './provider/notice-messages.ts';
import {
  foldForSearch as foldForFinding,
  foldText as foldLetters,
  spellingsOf as spellings,
} from './text/fold.ts';

/**
 * Whether a key belongs to an input method: Enter accepts a word, Escape takes it back, and neither is meant for the page.
 * WebKit ends the composition before it reports that key, so `isComposing` is false; the key code is 229.
 */
export function isOfInputMethod(event: { isComposing?: boolean; keyCode?: number }): boolean {
  return isOfMethod(event);
}

/**
 * What a key writes, in lower case. On a keyboard of another script it is what the key at this place writes on an
 * English one: `г` of a Russian keyboard is `u`.
 */
export function letterOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return letter(event);
}

/**
 * Shows an element that React is removing once more, while it fades. Call it in the cleanup of a layout effect.
 * @param place puts it where it is out of the flow. @default at the end of where it was
 */
export function fadeWhenRemoved(element: HTMLElement | null, place?: (element: HTMLElement) => void): void {
  fade(element, place);
}

/** For links whose plain press stays on the page. The browser handles every other press, and the host's link none. */
export function onPlainPress(act?: () => void): (event: MouseEvent) => void {
  return plainPress(act);
}

/**
 * Options for the hooks of TanStack Query, with the `queryClient` of the kit: a component of the host loads what screens show,
 * once for both. The load is an event like every other, and fails with an ApiError.
 * @example
 * const kit = useAdminKit();
 * const deals = query('GET /enterprise', decodeEnterpriseDeals);
 * const { data } = useQuery(queryOptions(kit, deals), kit.queryClient);
 */
export const queryOptions = <T>(kit: AdminKit, query: Query<T>) => optionsOf(kit, query);

/** 'Draft restored' with Start Over, in a form that shows a kept draft. Nothing otherwise. */
export function DraftNotice(props: { draft: Pick<Draft<never>, 'isRestored' | 'discard'> }) {
  return Notice(props);
}

/**
 * The fields of a form, kept in `drafts` of the provider while a person types. Never for passwords.
 * @param key unique among the forms of all screens
 * @param options `marksOpen` keeps also that the form was open, for a dialog that reopens after a reload or a new login
 */
export function useDraft<Fields extends Record<string, string>>(
  key: string,
  initial: Fields,
  options?: { marksOpen?: boolean },
): Draft<Fields> {
  return useKept(key, initial, options);
}

/** A text in the form that `isFound` searches, with both spellings of umlauts. Fold a text once, not for each search. */
export function foldForSearch(text: string): string {
  return foldForFinding(text);
}

/**
 * Folds a text for searching: ignores case, accents, width and invisible characters. 'zurich' finds 'Zürich', 'strasse'
 * finds 'Straße'.
 */
export function foldText(text: string): string {
  return foldLetters(text);
}

/** What a search for `query` looks for: 'müller' is also written 'mueller'. Empty for a blank query. */
export function spellingsOf(query: string): readonly string[] {
  return spellings(query);
}

export const draftMessages = drafts;
export const errorMessages = errors;
export const noticeMessages = notices;
