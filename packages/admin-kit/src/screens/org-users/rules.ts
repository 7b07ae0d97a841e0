import type { Organization, OrganizationUser } from '@timemap/admin-api';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { allowed, isOrganizationAdmin, type Permission, refused } from '../../context/permission.ts';
import { visibleName, visibleText } from '../../text/visible-text.ts';

type OrgUsersRefusal = 'onlyAdmins' | 'ownFlag';

/** @spec A §2, §6 */
export function canManageUsers(
  { user }: AdminSession,
  organization: Pick<Organization, 'isLocalAdmin'>,
): Permission<'onlyAdmins'> {
  return isOrganizationAdmin(user, organization) ? allowed : refused('onlyAdmins');
}

/** Nobody can promote or demote themselves. @spec A §4, §5 */
export function canToggleAdmin(
  session: AdminSession,
  organization: Pick<Organization, 'isLocalAdmin'>,
  target: Pick<OrganizationUser, 'id'>,
): Permission<OrgUsersRefusal> {
  const manage = canManageUsers(session, organization);
  if (!manage.isAllowed) return manage;
  return target.id === session.user.id ? refused('ownFlag') : allowed;
}

export function organizationName(
  { name }: Pick<Organization, 'name'>,
  words: { unnamedOrganization: string },
): string {
  return visibleName(name, words.unnamedOrganization);
}

export function nameOf({ username, email, id }: OrganizationUser): string {
  return visibleText(username || email || String(id));
}
