import type { Ticket } from '@timemap/admin-api';

export interface EmailStart {
  readonly subject: string;
  readonly body: string;
}

const MAX_NAME_LENGTH = 60;

/** null for a name that is missing, long or not visible text. */
export function greetedName({ creator }: Ticket): string | null {
  const name = creator?.displayName.trim() ?? '';
  return name === '' || name.length > MAX_NAME_LENGTH || /\p{C}/u.test(name) ? null : name;
}
