import type { AdminUser } from '@timemap/admin-api';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { visibleText } from '../../text/visible-text.ts';

/** Made-up names of other systems begin with '@' and go on for long: as much as tells two of them apart. */
const SHORT_CHARACTERS = 16;

/** A username as the table shows it, and whether something is missing from it. @spec B §2 */
export function shortUsername(username: string): { text: string; isCut: boolean } {
  if (!username.startsWith('@')) return { text: username, isCut: false };
  return cutGraphemes(username, SHORT_CHARACTERS);
}

/** What a user is called in labels and sentences, with characters shown that hide in names. */
export function nameOfUser({ username, email, id }: Pick<AdminUser, 'id' | 'username' | 'email'>): string {
  return visibleText(username || email || String(id));
}

/** What the filter looks into. @spec B §2 */
export function filterTextsOf({ username, displayName, email, id }: AdminUser): readonly string[] {
  return [username, displayName, email, String(id)];
}
