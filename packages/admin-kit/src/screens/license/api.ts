import { type AdminClient, call, type Organization } from '@timemap/admin-api';
import { licenseQuery } from '../../data/license-query.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { canSeeLicense } from './rules.ts';

// `id` is the organization here and the license below. The call to toggle names the license `licenseKey`.
export const createLicense = (client: AdminClient, organizationId: number, seats: number) =>
  call(client, 'POST /licenses', { body: { id: organizationId, seats } });

export const revokeLicense = (client: AdminClient, licenseId: number) =>
  call(client, 'DELETE /licenses', { body: { id: licenseId } });

export const toggleLicense = (client: AdminClient, licenseId: number) =>
  call(client, 'POST /licenses/toggle', { body: { licenseKey: licenseId } });

export const licenseCardFirstQueries: FirstQueries<{
  readonly organization: Pick<Organization, 'id' | 'parentId' | 'isLocalAdmin'>;
}> = ({ organization }, session) =>
  canSeeLicense(session, organization) ? [licenseQuery(organization.id)] : [];
