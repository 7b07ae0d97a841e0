import { type AdminClient, call, decodeEnterpriseDeals } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import type { DealValues } from '../enterprise-deal/index.ts';

export const dealsQuery = /* @__PURE__ */ query('GET /enterprise', decodeEnterpriseDeals);

export const createDeal = (client: AdminClient, { periodDays, ...values }: DealValues) =>
  call(client, 'POST /enterprise', { body: { period: periodDays, ...values } });

export const firstQueries: FirstQueries = (_, { user }) => (user.isAdmin ? [dealsQuery] : []);
