import { type AdminClient, call, readEnterpriseDeals, readLtiInstitutions } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, queryRows, type ReadFilter, readFilter } from '../../data/query.ts';
import type { DealValues } from './deal-form.ts';

export const dealsQuery = (client: AdminClient) =>
  queryRows(client, 'GET /enterprise', {}, readEnterpriseDeals);

export const dealsReads: readonly ReadFilter[] = [readFilter('GET /enterprise')];

export const institutionsQuery = (client: AdminClient) =>
  query(client, 'GET /organizations/lti', {}, readLtiInstitutions);

export const createDeal = (client: AdminClient, { periodDays, ...values }: DealValues) =>
  call(client, 'POST /enterprise', { body: { period: periodDays, ...values } });

export const firstReads: FirstReads = (client, _, { user }) => (user.isAdmin ? [dealsQuery(client)] : []);
