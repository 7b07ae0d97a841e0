import {
  type AdminClient,
  type License,
  type Organization,
  readGeneralStats,
  readLtiInstitutionStats,
  readLtiStats,
  readOrganizations,
  readProjectStats,
} from '@timemap/admin-api';
import { loadEach } from '../../data/load-each.ts';
import { query, type Read } from '../../data/query.ts';
import { licenseQuery } from '../license/api.ts';

export const generalStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/general', {}, readGeneralStats);

export const ltiStatsQuery = (client: AdminClient) => query(client, 'GET /admin/stats/lti', {}, readLtiStats);

export const projectStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/project', {}, readProjectStats);

export const institutionStatsQuery = (client: AdminClient) =>
  query(client, 'GET /admin/stats/lti-by-institution', {}, readLtiInstitutionStats);

const MOST_LICENSES = 200;

interface LicensedSeats {
  /** The fullest first. */
  readonly licenses: readonly (readonly [Organization, License])[];
  readonly looked: number;
  readonly all: number;
}

/** No call lists licenses: one call for each root organization, the newest first. Fails if all of them failed. */
export function seatsRead(client: AdminClient): Read<LicensedSeats> {
  const { operation, queryKey } = licenseQuery(client, 0);
  return {
    operation,
    queryKey: [...queryKey.slice(0, -1), 'seats'],
    load: async (signal) => {
      const roots = await query(
        client,
        'GET /organizations/admin/all',
        { query: { includeChildren: true } },
        readOrganizations,
      ).load(signal);
      const newest = roots.toSorted((a, b) => b.id - a.id).slice(0, MOST_LICENSES);
      const { loaded } = await loadEach(newest, signal, ({ id }) => licenseQuery(client, id).load(signal));
      return {
        licenses: [...loaded]
          .flatMap(([organization, license]) => (license ? [[organization, license] as const] : []))
          .toSorted(([, a], [, b]) => fullness(b) - fullness(a)),
        looked: loaded.size,
        all: roots.length,
      };
    },
  };
}

const fullness = ({ seatsTaken, seatsAllowed }: License) => seatsTaken / Math.max(seatsAllowed, 1);
