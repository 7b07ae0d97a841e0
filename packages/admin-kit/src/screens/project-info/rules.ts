import type { ProjectMember } from '@timemap/admin-api';

/** What the user list shows, one a line. */
export type UserListKind = 'usernames' | 'emails';

/** Names or addresses in the order of the members; who has none is left out, and nobody is listed twice. @spec A §2 */
export function userListLines(members: readonly ProjectMember[], kind: UserListKind): string[] {
  const texts = members.map(({ username, email }) => (kind === 'usernames' ? username : email).trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}
