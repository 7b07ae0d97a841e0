import { decodeEnterpriseDeals } from '@timemap/admin-api';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';

export const dealsQuery = /* @__PURE__ */ query('GET /enterprise', decodeEnterpriseDeals);

/** The names of institutions, which only some pages of the table show, are not among them. */
export const enterpriseDealsTableFirstQueries: FirstQueries = (_, { user }) =>
  user.isAdmin ? [dealsQuery] : [];
