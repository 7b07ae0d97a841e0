import type { AdminUser } from '@timemap/admin-api';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { TrialStep } from './api.ts';

/** Generated usernames start with '@' and are long. This many characters tell two of them apart. */
const SHORT_CHARACTERS = 16;

/** A username as the table shows it, and whether it was cut. @spec B §2 */
export function shortUsername(username: string): { text: string; isCut: boolean } {
  if (!username.startsWith('@')) return { text: username, isCut: false };
  return cutGraphemes(username, SHORT_CHARACTERS);
}

/** The name of a user in labels and sentences, with invisible characters made visible. */
export function nameOfUser({ username, email, id }: Pick<AdminUser, 'id' | 'username' | 'email'>): string {
  return visibleText(username || email || String(id));
}

/**
 * The step that restores the trial as it was. Only one that was not started can be restored: no step sets a date.
 * @spec B §4
 */
export function stepToUndo(
  { trialExpiresAt }: Pick<AdminUser, 'trialExpiresAt'>,
  step: TrialStep,
): TrialStep | null {
  return trialExpiresAt === null && step !== 'reset' ? 'reset' : null;
}

/** The texts that the filter searches. @spec B §2 */
export function filterTextsOf({ username, displayName, email, id }: AdminUser): readonly string[] {
  return [username, displayName, email, String(id)];
}
