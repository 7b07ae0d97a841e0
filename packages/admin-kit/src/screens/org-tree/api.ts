import { type Organization, readOrganizations } from '@timemap/admin-api';
import { query, type Read } from '../../data/query.ts';
import type { AdminKit } from '../../provider/admin-kit-context.ts';
import { seesAllOrganizations } from './rules.ts';

/** The organizations of the signed-in person. @operation GET /organizations/admin/all, GET /organizations */
export function organizationsRead({
  client,
  session,
}: Pick<AdminKit, 'client' | 'session'>): Read<Organization[]> {
  return seesAllOrganizations(session)
    ? query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations)
    : query(client, 'GET /organizations', {}, readOrganizations);
}
