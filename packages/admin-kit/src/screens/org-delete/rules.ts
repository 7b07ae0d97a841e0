import type { Organization } from '@timemap/admin-api';
import type { AdminSession, Capabilities } from '../../provider/admin-kit-context.ts';
import { canDeleteOrganization, type DeleteRefusal } from '../../provider/can-delete-organization.ts';

export type DeleteObstacle = DeleteRefusal | 'serverCannot' | 'hasNoName';

/** The specification names no call for it, so a server may have none. */
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

export function confirmationText(name: string): string {
  return `delete ${name}`;
}

/** Ignores blanks at the ends of the name and compares in NFC. @spec B §2 */
export function isConfirmed(typed: string, name: string): boolean {
  // Stryker disable next-line ConditionalExpression,StringLiteral: no trimmed text ends with a blank, as the accepted one would
  if (name.trim() === '') return false;
  const accepted = [name.trim(), name.trimEnd()].map((end) => confirmationText(end).normalize('NFC'));
  return accepted.includes(typed.trim().normalize('NFC'));
}
