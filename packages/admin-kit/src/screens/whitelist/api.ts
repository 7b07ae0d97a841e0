import { type AdminClient, call, decodeWhitelist, type Operation } from '@timemap/admin-api';
import type { ActionTarget } from '../../context/events.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { type Query, query } from '../../data/query.ts';
import type { MessageCatalogue } from '../../messages/define-messages.ts';
import { type WhitelistScopeWords, whitelistMessages } from './messages.ts';

/** One whitelist: its calls, and the words that differ between whitelists. Keep it stable. */
export interface WhitelistAdapter {
  /** Unique among whitelists. The draft of an entry is kept under it. */
  readonly id: string;
  readonly messages: MessageCatalogue<WhitelistScopeWords>;
  /** The target in the event stream. The entry becomes its label. */
  readonly target: Pick<ActionTarget, 'kind' | 'id'>;
  readonly addOperation: Operation;
  readonly removeOperation: Operation;
  readonly query: Query<string[]>;
  add(client: AdminClient, entry: string): Promise<void>;
  remove(client: AdminClient, entry: string): Promise<void>;
}

/** Who may sign up. @operation GET /global/whitelist @spec B §7 */
export const globalWhitelist: WhitelistAdapter = {
  id: 'global',
  messages: whitelistMessages,
  target: { kind: 'whitelist', id: 'global' },
  addOperation: 'POST /global/whitelist/add',
  removeOperation: 'POST /global/whitelist/remove',
  query: query('GET /global/whitelist', decodeWhitelist),
  add: (client, entry) => call(client, 'POST /global/whitelist/add', { body: { entry } }),
  remove: (client, entry) => call(client, 'POST /global/whitelist/remove', { body: { entry } }),
};

export const whitelistManagerFirstQueries: FirstQueries = (_, { user }) =>
  user.isAdmin ? [globalWhitelist.query] : [];
