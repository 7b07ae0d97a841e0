import { type AdminClient, call, readEnterpriseDeals } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { queryRows } from '../../data/query.ts';
import type { DealValues } from '../enterprise-deal/index.ts';

export const dealsQuery = (client: AdminClient) =>
  queryRows(client, 'GET /enterprise', {}, readEnterpriseDeals);

export const createDeal = (client: AdminClient, { periodDays, ...values }: DealValues) =>
  call(client, 'POST /enterprise', { body: { period: periodDays, ...values } });

export const firstReads: FirstReads = (client, _, { user }) => (user.isAdmin ? [dealsQuery(client)] : []);
