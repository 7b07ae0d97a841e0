import type { Organization } from '@timemap/admin-api';
import type { AdminSession } from './admin-kit-context.ts';
import { allowed, isOrganizationAdmin, type Permission, refused } from './permission.ts';

export type DeleteRefusal = 'onlyAdmins' | 'rootNeedsGlobalAdmin';

/** Screens need it before the dialog loads. */
export { deleteRefusal as deleteRefusalMessages } from '../locales/en/delete-refusal.ts';

/** @spec A §2, B §6 */
export function canDeleteOrganization(
  { user }: AdminSession,
  organization: Pick<Organization, 'parentId' | 'isLocalAdmin'>,
): Permission<DeleteRefusal> {
  if (user.isAdmin) return allowed;
  if (!isOrganizationAdmin(user, organization)) return refused('onlyAdmins');
  return organization.parentId === 0 ? refused('rootNeedsGlobalAdmin') : allowed;
}
