import { type AdminClient, type License, type Organization, readLicense } from '@timemap/admin-api';
import { useMemo } from 'react';
import type { Checks } from '../data/check-each.ts';
import { query } from '../data/query.ts';
import { useCheckEach } from '../data/use-check-each.ts';
import { useAdminKit } from '../provider/admin-kit-context.ts';

const licenseQuery = (client: AdminClient, orgId: number) =>
  query(client, 'GET /licenses/{orgId}', { path: { orgId } }, readLicense);

/** The license of each root organization, or null. No call lists all licenses. `roots` null waits. @spec A §7 */
export function useLicenseChecks(roots: readonly Organization[] | null): Checks<License | null> {
  const { client } = useAdminKit();
  const reads = useMemo(
    () => roots && new Map(roots.map(({ id }) => [id, licenseQuery(client, id)])),
    [client, roots],
  );
  return useCheckEach(reads);
}

export const isOverSeats = (license: License | null | undefined) =>
  license != null && license.seatsTaken > license.seatsAllowed;
