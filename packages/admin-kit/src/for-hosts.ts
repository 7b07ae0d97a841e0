// esbuild counts whatever an index passes on as needed at once, if any later script needs it. It does not count a name that
// is declared anew, until somebody imports it.
import { isOfInputMethod as isOfMethod } from './accessibility/input-method.ts';
import { letterOf as letter } from './accessibility/letter-of.ts';
import { fadeWhenRemoved as fade } from './browser/fade-away.ts';
import { onPlainPress as plainPress } from './browser/plain-press.ts';
import { queryOptions as optionsOf } from './data/use-read.ts';
import { errorMessages as errors } from './messages/error-text.ts';
import { draftMessages as drafts, DraftNotice as Notice } from './parts/draft-notice.tsx';
import { useDraft as useKept } from './parts/use-draft.ts';
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
export const isOfInputMethod: typeof isOfMethod = isOfMethod;

/**
 * What a key writes, in lower case. On a keyboard of another script it is what the key at this place writes on an
 * English one: `г` of a Russian keyboard is `u`.
 */
export const letterOf: typeof letter = letter;

export const fadeWhenRemoved: typeof fade = fade;
export const onPlainPress: typeof plainPress = plainPress;
export const queryOptions: typeof optionsOf = optionsOf;
export const DraftNotice: typeof Notice = Notice;
export const draftMessages: typeof drafts = drafts;
export const useDraft: typeof useKept = useKept;
export const errorMessages: typeof errors = errors;
export const noticeMessages: typeof notices = notices;
export const foldForSearch: typeof foldForFinding = foldForFinding;
export const foldText: typeof foldLetters = foldLetters;
export const spellingsOf: typeof spellings = spellings;
