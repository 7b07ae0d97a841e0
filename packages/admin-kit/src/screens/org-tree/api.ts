import { type Organization, readOrganizations } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, type Read } from '../../data/query.ts';
import type { AdminKit, AdminSession } from '../../provider/admin-kit-context.ts';

export function organizationsRead({
  client,
  session,
}: Pick<AdminKit, 'client' | 'session'>): Read<Organization[]> {
  return seesAllOrganizations(session)
    ? query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations)
    : query(client, 'GET /organizations', {}, readOrganizations);
}

/** @spec A §1, A §6, A §7 */
export function seesAllOrganizations({ user }: AdminSession): boolean {
  return user.isAdmin;
}

export const firstReads: FirstReads = (client, _, session) => [organizationsRead({ client, session })];
