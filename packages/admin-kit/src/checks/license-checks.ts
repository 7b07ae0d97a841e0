import type { License, Organization } from '@timemap/admin-api';
import { useMemo } from 'react';
import type { Checks } from '../data/check-each.ts';
import { licenseQuery } from '../data/license-query.ts';
import { useCheckEach } from '../data/use-check-each.ts';

/** The license of each root organization, or null. No call lists all licenses. `roots` null waits. @spec A §7 */
export function useLicenseChecks(roots: readonly Organization[] | null): Checks<License | null> {
  const reads = useMemo(() => roots && new Map(roots.map(({ id }) => [id, licenseQuery(id)])), [roots]);
  return useCheckEach(reads);
}

export const isOverSeats = (license: License | null | undefined) =>
  license != null && license.seatsTaken > license.seatsAllowed;
