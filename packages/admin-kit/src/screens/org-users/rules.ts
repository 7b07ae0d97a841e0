import type { Organization, OrganizationUser } from '@timemap/admin-api';
import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, isOrganizationAdmin, type Permission, refused } from '../../provider/permission.ts';

export type OrgUsersRefusal = 'onlyAdmins' | 'ownFlag';

/** Adding and removing users is for admins of the organization. @spec A §2, §6 */
export function canManageUsers(
  { user }: AdminSession,
  organization: Pick<Organization, 'isLocalAdmin'>,
): Permission<'onlyAdmins'> {
  return isOrganizationAdmin(user, organization) ? allowed : refused('onlyAdmins');
}

/** Promoting is for admins too, and nobody promotes or demotes themselves. @spec A §4, §5 */
export function canToggleAdmin(
  session: AdminSession,
  organization: Pick<Organization, 'isLocalAdmin'>,
  target: Pick<OrganizationUser, 'id'>,
): Permission<OrgUsersRefusal> {
  const manage = canManageUsers(session, organization);
  if (!manage.isAllowed) return manage;
  return target.id === session.user.id ? refused('ownFlag') : allowed;
}
