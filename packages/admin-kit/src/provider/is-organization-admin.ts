import type { CurrentUser, Organization } from '@timemap/admin-api';

/** Global admins are admins of every organization; the server's flag decides for everyone else. @spec A §6 */
export function isOrganizationAdmin(
  user: Pick<CurrentUser, 'isAdmin'>,
  organization: Pick<Organization, 'isLocalAdmin'>,
): boolean {
  return user.isAdmin || organization.isLocalAdmin;
}
