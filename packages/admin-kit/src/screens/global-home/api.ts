import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { dealsQuery } from '../enterprise-deals/api.ts';
import { ticketsQuery } from '../tickets/api.ts';
import { usersQuery } from '../users/api.ts';

export { dealsQuery };

/** Without the checks of each deal and license, which begin when the page is shown. */
export const globalHomeFirstQueries: FirstQueries<{ readonly hasAttention?: boolean }> = (
  { hasAttention = false },
  { user },
) =>
  user.isAdmin && hasAttention
    ? [ticketsQuery('unresolved'), dealsQuery, allOrganizationsQuery, usersQuery]
    : [];
