import {
  ApiError,
  type Reader,
  readAdminUser,
  readAdminUsers,
  readCoupons,
  readEnterpriseDeal,
  readEnterpriseDeals,
  readGlobalProjects,
  readLicense,
  readLtiData,
  readOrganization,
  readOrganizationProjects,
  readOrganizations,
  readOrganizationUsers,
  readProjectMembers,
  readRoles,
  readTicket,
  readTickets,
  readWhitelist,
} from '@timemap/admin-api';
import { isInRead } from '../../data/lost-answer.ts';
import { queryRows, type Read } from '../../data/query.ts';
import { isMissing } from '../../messages/error-text.ts';
import type { AdminKit } from '../../provider/admin-kit-context.ts';
import type { ActionLook, LookOperation } from '../../provider/events.ts';

const readers: Readonly<Record<LookOperation, Reader<unknown>>> = {
  'GET /coupons': readCoupons,
  'GET /enterprise': readEnterpriseDeals,
  'GET /enterprise/{id}': readEnterpriseDeal,
  'GET /enterprise/{id}/whitelist': readWhitelist,
  'GET /getprojectusergroups': readRoles,
  'GET /global/projects': readGlobalProjects,
  'GET /global/users': readAdminUsers,
  'GET /global/users/{id}': readAdminUser,
  'GET /global/whitelist': readWhitelist,
  'GET /licenses/{orgId}': readLicense,
  'GET /organizations/admin/all': readOrganizations,
  'GET /organizations/{id}': readOrganization,
  'GET /organizations/{id}/lti': readLtiData,
  'GET /organizations/{id}/projects': readOrganizationProjects,
  'GET /organizations/{id}/users': readOrganizationUsers,
  'GET /support/': readTickets,
  'GET /support/{id}': readTicket,
  'GET /support/resolved': readTickets,
  'GET /support/unresolved': readTickets,
  'GET /viewprojectusers': readProjectMembers,
};

/** null: the read cannot tell. @throws ApiError */
export async function lookAgain(kit: AdminKit, look: ActionLook): Promise<boolean | null> {
  // It may be from another version.
  if (!Object.hasOwn(readers, look.operation)) return null;
  const { operation } = look;
  const read = readOf(kit, look);
  try {
    return await isInRead(kit, read, look.expects);
  } catch (error) {
    if (!(error instanceof ApiError) || !isMissing(error)) throw error;
    // Some servers have no call for one user.
    if (operation === 'GET /global/users/{id}')
      return lookAgain(kit, { ...look, operation: 'GET /global/users', parameters: {} });
    if (operation === 'GET /organizations/{id}/lti') return look.expects.isAbsent ?? false;
    throw error;
  } finally {
    void kit.queryClient.invalidateQueries({ queryKey: read.queryKey });
  }
}

function readOf({ client }: AdminKit, { operation, parameters }: ActionLook): Read<unknown, LookOperation> {
  return queryRows(client, operation, parameters as never, readers[operation] as Reader<unknown[]>);
}
