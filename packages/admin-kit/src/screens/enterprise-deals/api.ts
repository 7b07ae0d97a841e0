import { type AdminClient, call, readEnterpriseDeals } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import type { DealValues } from '../enterprise-deal/index.ts';

export const dealsQuery = /* @__PURE__ */ query('GET /enterprise', readEnterpriseDeals);

export const createDeal = (client: AdminClient, { periodDays, ...values }: DealValues) =>
  call(client, 'POST /enterprise', { body: { period: periodDays, ...values } });

export const firstReads: FirstReads = (_, { user }) => (user.isAdmin ? [dealsQuery] : []);
