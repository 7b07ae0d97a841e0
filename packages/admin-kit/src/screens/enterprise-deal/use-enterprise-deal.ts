import { call, type EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import { activeUserCountQuery, dealsKeys } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { looksMissing } from '../../data/lost-answer.ts';
import { updateCache } from '../../data/update-cache.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import type { WhitelistAdapter } from '../whitelist/index.ts';
import { dealQuery, dealWhitelist } from './api.ts';
import { type DealUpdate, useDealUpdate } from './use-deal-update.ts';

export interface EnterpriseDealState {
  readonly read: QueryState<EnterpriseDeal>;
  /** null: the server does not know it. */
  readonly activeUserCount: QueryState<number | null>;
  readonly update: DealUpdate;
  /** Deletes the deal permanently. @operation DELETE /enterprise/{id} */
  readonly remove: Action<EnterpriseDeal>;
  readonly whitelist: WhitelistAdapter;
}

/** One enterprise deal and its actions for global admins, without a view. @spec B §2 */
export function useEnterpriseDeal(dealId: number): EnterpriseDealState {
  const { session } = useAdminKit();
  const isAllowed = session.user.isAdmin;
  const remove = useAction<EnterpriseDeal>({
    name: 'enterprise-deal.delete',
    operation: 'DELETE /enterprise/{id}',
    target: ({ id, name }) => ({ kind: 'enterprise deal', id, label: name }),
    send: async (kit, { id }) => {
      await call(kit.client, 'DELETE /enterprise/{id}', { path: { id } });
      updateCache<EnterpriseDeal[]>(kit.queryClient, kit.client, dealsKeys, (deals) =>
        deals.filter((deal) => deal.id !== id),
      );
    },
    invalidates: () => dealsKeys,
    removes: ({ id }) => [dealQuery(id)],
    look: (_, { id }) => looksMissing(dealQuery(id)),
  });
  const read = useRead(isAllowed ? dealQuery(dealId) : null);
  return {
    read,
    activeUserCount: useRead(isAllowed ? activeUserCountQuery(dealId) : null),
    update: useDealUpdate(read, dealId),
    remove,
    whitelist: useMemo(() => dealWhitelist(dealId), [dealId]),
  };
}
