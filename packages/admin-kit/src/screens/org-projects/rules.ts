import type { Organization, OrganizationProject } from '@timemap/admin-api';
import type { AdminSession, Capabilities } from '../../context/admin-kit-context.ts';
import { allowed, isOrganizationAdmin, type Permission, refused } from '../../context/permission.ts';
import { visibleText } from '../../text/visible-text.ts';

/** @spec A §2, §6 */
export function canManageProjects(
  { user }: AdminSession,
  organization: Pick<Organization, 'isLocalAdmin'>,
): Permission<'onlyAdmins'> {
  return isOrganizationAdmin(user, organization) ? allowed : refused('onlyAdmins');
}

/** Without the capability, removing only says that it is not implemented. @spec A §2, B §8 */
export function isRemovalImplemented({ projectDeletion = false }: Capabilities): boolean {
  return projectDeletion;
}

export function projectName(
  { id, name }: Pick<OrganizationProject, 'id' | 'name'>,
  words: { unnamed: (facts: { id: string }) => string },
): string {
  return name.trim() === '' ? words.unnamed({ id: String(id) }) : visibleText(name);
}
