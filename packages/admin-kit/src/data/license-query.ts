import { decodeLicense } from '@timemap/admin-api';
import { query } from './query.ts';

/** Only roots have a license, or null. Several screens share it. @spec A §7 */
export const licenseQuery = (orgId: number) =>
  query('GET /licenses/{orgId}', decodeLicense, { path: { orgId } });
