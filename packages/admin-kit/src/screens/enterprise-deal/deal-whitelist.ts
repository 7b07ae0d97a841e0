import { call, readWhitelist } from '@timemap/admin-api';
import { query, readFilter } from '../../data/query.ts';
import type { WhitelistAdapter } from '../whitelist/index.ts';
import { dealWhitelistMessages } from './messages.ts';

/** The whitelist of one deal; the id is in the path to read and in the body to change. @spec B §7 */
export function dealWhitelist(dealId: number): WhitelistAdapter {
  return {
    id: `enterprise-deal.${dealId}`,
    messages: dealWhitelistMessages,
    target: { kind: 'enterprise deal', id: dealId },
    addOperation: 'POST /enterprise/whitelist/add',
    removeOperation: 'POST /enterprise/whitelist/remove',
    reads: [readFilter('GET /enterprise/{id}/whitelist', { path: { id: dealId } })],
    query: (client) =>
      query(client, 'GET /enterprise/{id}/whitelist', { path: { id: dealId } }, readWhitelist),
    add: (client, entry) => call(client, 'POST /enterprise/whitelist/add', { body: { id: dealId, entry } }),
    remove: (client, entry) =>
      call(client, 'POST /enterprise/whitelist/remove', { body: { id: dealId, entry } }),
  };
}
