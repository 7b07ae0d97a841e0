import type { OrganizationUser } from '@timemap/admin-api';
import { visibleText } from '../../text/visible-text.ts';

/** What a user is called in labels and sentences, with characters shown that hide in names. */
export function nameOf({ username, email, id }: OrganizationUser): string {
  return visibleText(username || email || String(id));
}
