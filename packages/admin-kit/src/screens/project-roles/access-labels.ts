import type { ProjectMember, Role } from '@timemap/admin-api';
import { visibleText } from '../../text/visible-text.ts';
import type { ProjectAccessWords } from './messages.ts';

/** What a member is called in labels and sentences, with characters shown that hide in names. */
export function memberName(member: ProjectMember, words: ProjectAccessWords): string {
  const { id, displayName, email } = member;
  return visibleText(displayName || email || words.unnamed({ id: String(id) }));
}

/** What a role is called in selectors and sentences. */
export function roleName({ id, name }: Role, words: ProjectAccessWords): string {
  return name.trim() === '' ? words.unnamedRole({ id: String(id) }) : visibleText(name);
}

/** What a selector shows for a role that the project does not have, or for none. */
export function missingRoleName(roleId: number | null, words: ProjectAccessWords): string {
  return roleId === null ? words.noRole : words.unknownRole({ id: String(roleId) });
}
