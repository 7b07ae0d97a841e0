import type { AdminUser, CurrentUser, Organization } from '@timemap/admin-api';
import type { AdminSession } from './admin-kit-context.ts';

/** Whether a person may do something, and if not, the message key of the reason. */
export type Permission<Reason extends string = string> =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly reason: Reason };

export const allowed: Permission<never> = { isAllowed: true };

export function refused<Reason extends string>(reason: Reason): Permission<Reason> {
  return { isAllowed: false, reason };
}

/** @spec A §6 */
export function isOrganizationAdmin(
  user: Pick<CurrentUser, 'isAdmin'>,
  organization: Pick<Organization, 'isLocalAdmin'>,
): boolean {
  return user.isAdmin || organization.isLocalAdmin;
}

/** @spec B §6 */
export function canLogInAs(
  { user }: AdminSession,
  other: Pick<AdminUser, 'id'>,
): Permission<'onlyGlobalAdmins' | 'oneself'> {
  if (!user.isAdmin) return refused('onlyGlobalAdmins');
  return user.id === other.id ? refused('oneself') : allowed;
}
