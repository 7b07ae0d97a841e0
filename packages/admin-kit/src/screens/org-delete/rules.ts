import type { Organization } from '@timemap/admin-api';
import type { AdminSession, Capabilities } from '../../context/admin-kit-context.ts';
import { canDeleteOrganization, type DeleteRefusal } from '../../context/can-delete-organization.ts';

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
