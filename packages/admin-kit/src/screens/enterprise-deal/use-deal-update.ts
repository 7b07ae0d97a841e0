import type { ApiError, EnterpriseDeal } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { dealsKeys } from '../../checks/deal-rules.ts';
import { type SaveConflict, type SaveOutcome, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import type { QueryState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleName } from '../../text/visible-text.ts';
import { dealQuery, updateDeal } from './api.ts';
import { type DealChange, inverseOf } from './deal-form.ts';
import { enterpriseDealMessages } from './messages.ts';

export interface DealUpdate {
  readonly isBusy: boolean;
  /** The failure of the last save. It may still have taken effect: `failure.mayHaveBeenApplied`. */
  readonly failure: ApiError | null;
  /** Someone else saved other values of the same fields. Nothing is sent before it is decided. */
  readonly conflict: SaveConflict<EnterpriseDeal, DealChange> | null;
  /**
   * Reads the deal again and saves these values with the others as the server has them. Success is announced with an offer
   * to undo. Never rejects, and does nothing while another save is busy.
   * @param seen the same values as the person saw them
   * @operation GET /enterprise/{id}, PUT /enterprise
   */
  save(change: DealChange, seen: Partial<EnterpriseDeal>): Promise<SaveOutcome<EnterpriseDeal>>;
  /** Forgets the failure. */
  dismiss(): void;
}

/** @spec B §2, §7 */
export function useDealUpdate(read: QueryState<EnterpriseDeal>, dealId: number): DealUpdate {
  const words = useMessages(enterpriseDealMessages);
  const [failure, setFailure] = useState<DealUpdate['failure']>(null);
  const isUnderWay = useRef(false);
  const textOf = (deal: EnterpriseDeal, { name = deal.name }: DealChange) =>
    words.announceUpdated({ deal: visibleName(name, words.unnamed) });
  const { save, isPending, conflict } = useOptimisticSave<EnterpriseDeal, DealChange, EnterpriseDeal>(read, {
    name: 'enterprise-deal.update',
    operation: 'PUT /enterprise',
    target: ({ id, name }, change) => ({ kind: 'enterprise deal', id, label: change.name ?? name }),
    shownIn: (id) => [dealQuery(id), ...dealsKeys],
    apply: (deal, change) => ({ ...deal, ...change }),
    send: ({ client }, deal) => updateDeal(client, deal),
    invalidates: (id) => [...dealsKeys, dealQuery(id)],
    check: { query: (_, id) => dealQuery(id), alreadyText: textOf },
    // The form keeps what was typed.
    keep: () => true,
    undo: { text: textOf, change: inverseOf },
  });

  return {
    isBusy: isPending(dealId),
    failure,
    conflict,
    save: async (change, seen) => {
      if (isUnderWay.current) return { status: 'not sent' };
      isUnderWay.current = true;
      setFailure(null);
      const outcome = await save(dealId, change, seen);
      isUnderWay.current = false;
      if (outcome.status === 'failed') setFailure(outcome.error);
      return outcome;
    },
    dismiss: () => setFailure(null),
  };
}
