import { type AdminClient, call, type Organization, readLicense } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, type ReadFilter, readFilter } from '../../data/query.ts';
import { canSeeLicense } from './rules.ts';

export const licenseQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /licenses/{orgId}', { path: { orgId: organizationId } }, readLicense);

export const licenseReads = (organizationId: number): ReadFilter[] => [
  readFilter('GET /licenses/{orgId}', { path: { orgId: organizationId } }),
];

// `id` is the organization here and the license below. The call to toggle names the license `licenseKey`.
export const createLicense = (client: AdminClient, organizationId: number, seats: number) =>
  call(client, 'POST /licenses', { body: { id: organizationId, seats } });

export const revokeLicense = (client: AdminClient, licenseId: number) =>
  call(client, 'DELETE /licenses', { body: { id: licenseId } });

export const toggleLicense = (client: AdminClient, licenseId: number) =>
  call(client, 'POST /licenses/toggle', { body: { licenseKey: licenseId } });

export const firstReads: FirstReads<{
  readonly organization: Pick<Organization, 'id' | 'parentId' | 'isLocalAdmin'>;
}> = (client, { organization }, session) =>
  canSeeLicense(session, organization) ? [licenseQuery(client, organization.id)] : [];
