import type { Organization } from '@timemap/admin-api';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { allowed, isOrganizationAdmin, type Permission, refused } from '../../context/permission.ts';

type OrganizationFacts = Pick<Organization, 'parentId' | 'isLocalAdmin'>;
export type LicenseRefusal = 'onlyGlobalAdmins';

/** @spec A §2, B §6 */
export function canSeeLicense({ user }: AdminSession, organization: OrganizationFacts): boolean {
  return organization.parentId === 0 && isOrganizationAdmin(user, organization);
}

/** @spec A §6 */
export function canManageLicense({ user }: AdminSession): Permission<LicenseRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}

export const licenseDraftKey = ({ id }: Pick<Organization, 'id'>) => `license.create.${id}`;
