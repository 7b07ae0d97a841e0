import { type Organization, readOrganizations } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, type Read } from '../../data/query.ts';
import type { AdminKit } from '../../provider/admin-kit-context.ts';
import { seesAllOrganizations } from './rules.ts';

export function organizationsQuery({
  client,
  session,
}: Pick<AdminKit, 'client' | 'session'>): Read<Organization[]> {
  return seesAllOrganizations(session)
    ? query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations)
    : query(client, 'GET /organizations', {}, readOrganizations);
}

export const firstReads: FirstReads = (client, _, session) => [organizationsQuery({ client, session })];
