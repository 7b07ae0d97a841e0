import type { Organization } from '@timemap/admin-api';
import type { AdminSession, Capabilities } from '../../provider/admin-kit-context.ts';
import { allowed, isOrganizationAdmin, type Permission, refused } from '../../provider/permission.ts';

/**
 * Creating and removing projects, and changing their members, is for admins of the organization; everyone else connects
 * to them and looks. @spec A §2, §6
 */
export function canManageProjects(
  { user }: AdminSession,
  organization: Pick<Organization, 'isLocalAdmin'>,
): Permission<'onlyAdmins'> {
  return isOrganizationAdmin(user, organization) ? allowed : refused('onlyAdmins');
}

/** Whether removing asks and sends, or only says that it is not implemented. @spec A §2, B §8 */
export function isRemovalImplemented({ projectDeletion = false }: Capabilities): boolean {
  return projectDeletion;
}
