import { call, type EnterpriseDeal } from '@timemap/admin-api';
import { dealsKeys } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { looksNew } from '../../data/looks-new.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import type { DealValues } from '../enterprise-deal/index.ts';
import { dealsQuery } from './api.ts';

export const DEAL_DRAFT_KEY = 'enterprise-deal.create';

export interface EnterpriseDealsState {
  readonly read: QueryState<EnterpriseDeal[]>;
  /** The server adds id and creation. The list reloads. @operation POST /enterprise */
  readonly create: Action<DealValues>;
}

/** All enterprise deals, without a view. @spec B §2 */
export function useEnterpriseDeals(): EnterpriseDealsState {
  const { session } = useAdminKit();
  return {
    read: useRead(session.user.isAdmin ? dealsQuery : null),
    create: useAction<DealValues>({
      name: 'enterprise-deal.create',
      operation: 'POST /enterprise',
      target: ({ name }) => ({ kind: 'enterprise deal', id: 'new', label: name }),
      send: ({ client }, { periodDays, ...values }) =>
        call(client, 'POST /enterprise', { body: { period: periodDays, ...values } }),
      invalidates: () => dealsKeys,
      look: (kit, values) => looksNew(kit, dealsQuery, values),
    }),
  };
}
