import {
  type AdminClient,
  ApiError,
  call,
  decodeEnterpriseDeal,
  decodeWhitelist,
  type EnterpriseDeal,
} from '@timemap/admin-api';
import { activeUserCountQuery } from '../../checks/deal-rules.ts';
import { institutionsQuery } from '../../checks/institutions.ts';
import { type FirstQueries, followedBy } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import type { WhitelistAdapter } from '../whitelist/index.ts';
import { dealWhitelistMessages } from './messages.ts';

export const dealQuery = (dealId: number) =>
  query('GET /enterprise/{id}', decodeEnterpriseDeal, { path: { id: dealId } });

/** `created` is sent as the server wrote it, and the id only in the body. @throws ApiError @spec B §7 */
export async function updateDeal(
  client: AdminClient,
  { id, created, name, periodDays: period, softLimit, hardLimit, institutionId }: EnterpriseDeal,
): Promise<void> {
  // A number from the server may be unreadable. To leave it out would erase it.
  if (period === null || softLimit === null || hardLimit === null)
    throw new ApiError('input', 'PUT /enterprise');
  await call(client, 'PUT /enterprise', {
    body: { id, created, name, period, softLimit, hardLimit, institutionId },
  });
}

/** The whitelist of one deal. Reads have the id in the path, changes in the body. @spec B §7 */
export function dealWhitelist(dealId: number): WhitelistAdapter {
  return {
    id: `enterprise-deal.${dealId}`,
    messages: dealWhitelistMessages,
    target: { kind: 'enterprise deal', id: dealId },
    addOperation: 'POST /enterprise/whitelist/add',
    removeOperation: 'POST /enterprise/whitelist/remove',
    query: query('GET /enterprise/{id}/whitelist', decodeWhitelist, { path: { id: dealId } }),
    add: (client, entry) => call(client, 'POST /enterprise/whitelist/add', { body: { id: dealId, entry } }),
    remove: (client, entry) =>
      call(client, 'POST /enterprise/whitelist/remove', { body: { id: dealId, entry } }),
  };
}

export const enterpriseDealDetailFirstQueries: FirstQueries<{ readonly dealId: number }> = (
  { dealId },
  { user },
) =>
  user.isAdmin
    ? [
        followedBy(dealQuery(dealId), () => [institutionsQuery, dealWhitelist(dealId).query]),
        activeUserCountQuery(dealId),
      ]
    : [];
