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

/** What is shown to be typed: the name exactly as it is. @spec B §2 */
export function confirmationText(name: string): string {
  return `delete ${name}`;
}

/**
 * Whether this is the confirmation: 'delete', one blank and the name, with or without the blanks at its ends, however its
 * characters are composed (NFC). Blanks inside the name and upper and lower case count. @spec B §2
 */
export function isConfirmed(typed: string, name: string): boolean {
  if (name.trim() === '') return false;
  const accepted = [name.trim(), name.trimEnd()].map((end) => confirmationText(end).normalize('NFC'));
  return accepted.includes(typed.trim().normalize('NFC'));
}
