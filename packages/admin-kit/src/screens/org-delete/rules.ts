import type { Organization } from '@timemap/admin-api';
import type { AdminSession, Capabilities } from '../../provider/admin-kit-context.ts';
import { canDeleteOrganization, type DeleteRefusal } from '../../provider/can-delete-organization.ts';

export type DeleteObstacle = DeleteRefusal | 'serverCannot' | 'hasNoName';

/** Why the dialog cannot delete, whatever is typed. The specification names no call for it: not every server has one. */
export function deleteObstacle(
  session: AdminSession,
  { deleteOrganization }: Capabilities,
  organization: Pick<Organization, 'name' | 'parentId' | 'isLocalAdmin'>,
): DeleteObstacle | null {
  const permission = canDeleteOrganization(session, organization);
  if (!permission.isAllowed) return permission.reason;
  if (deleteOrganization === undefined) return 'serverCannot';
  return organization.name.trim() === '' ? 'hasNoName' : null;
}

/** What has to be typed. @spec B §2 */
export function confirmationText(name: string): string {
  return `delete ${name.trim()}`;
}

/**
 * Whether this is the confirmation: the same characters, however they are composed (NFC); blanks around it do not count,
 * upper and lower case do. @spec B §2
 */
export function isConfirmed(typed: string, name: string): boolean {
  return name.trim() !== '' && typed.trim().normalize('NFC') === confirmationText(name).normalize('NFC');
}
