import { ApiError, type EnterpriseDeal } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { looksLike } from '../../data/lost-answer.ts';
import { useAction } from '../../data/use-action.ts';
import { fetchFresh } from '../../data/use-read.ts';
import {
  conflictsBetween,
  type DealField,
  type DealForm,
  type DealValues,
  formOf,
  isSameForm,
  mergedForm,
  valuesOf,
  valuesToUndo,
  withPlainNumbers,
} from '../../enterprise-deal-form/deal-form.ts';
import { dealsReads } from '../../enterprise-deal-form/deals.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { UndoOutcome } from '../../provider/notices.tsx';
import { visibleName } from '../../text/visible-text.ts';
import { dealQuery, dealReads, updateDeal } from './api.ts';
import { enterpriseDealMessages } from './messages.ts';

export interface DealConflict {
  readonly fields: readonly DealField[];
  readonly theirs: DealForm;
  readonly wanted: DealForm;
}

export interface DealUpdate {
  readonly isBusy: boolean;
  /** The failure of the last save. It may still have taken effect: `failure.mayHaveBeenApplied`. */
  readonly failure: ApiError | null;
  /** Nothing is sent before a decision: call `save(conflict.theirs, decided)`. */
  readonly conflict: DealConflict | null;
  /**
   * Reads the deal again and saves the fields that differ between `known` and `wanted`, unless someone else changed one
   * of them. Resolves to whether the deal now has them. Success is announced with an offer to undo.
   * @operation GET /enterprise/{id}, PUT /enterprise
   */
  save(known: DealForm, wanted: DealForm): Promise<boolean>;
  /** Forgets the conflict and the failure. */
  dismiss(): void;
}

interface Update {
  readonly deal: EnterpriseDeal;
  readonly values: DealValues;
}

/** @spec B §2, §7 */
export function useDealUpdate(dealId: number): DealUpdate {
  const kit = useAdminKit();
  const words = useMessages(enterpriseDealMessages);
  const locale = useLocale();
  const isBusyNow = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<DealUpdate['failure']>(null);
  const [conflict, setConflict] = useState<DealConflict | null>(null);
  // Undo may run while another deal is shown, so everything comes from the input.
  const target = ({ deal, values }: Update) => ({
    kind: 'enterprise deal',
    id: deal.id,
    label: values.name,
  });
  const action = useAction<Update>({
    name: 'enterprise-deal.update',
    operation: 'PUT /enterprise',
    target,
    send: async ({ client, queryClient }, { deal, values }) => {
      await updateDeal(client, deal, values);
      queryClient.setQueryData<EnterpriseDeal>(dealQuery(client, deal.id).queryKey, { ...deal, ...values });
    },
    invalidates: ({ deal }) => [...dealsReads, ...dealReads(deal.id)],
    look: (kit, { deal, values }) => looksLike(dealQuery(kit.client, deal.id), values),
  });

  const attempt = async (known: DealForm, typed: DealForm): Promise<boolean> => {
    const deal = await fetchFresh(kit, dealQuery(kit.client, dealId));
    const theirs = formOf(deal, locale);
    const wanted = mergedForm(known, withPlainNumbers(typed, locale), theirs);
    const fields = conflictsBetween(known, wanted, theirs);
    if (fields.length > 0) {
      setConflict({ fields, theirs, wanted });
      return false;
    }
    const values = valuesOf(wanted, locale);
    // A number from the server may be unreadable. To leave it out would erase it.
    if (values === null) throw new ApiError('input', 'PUT /enterprise');
    const isSent = !isSameForm(wanted, theirs);
    if (isSent) {
      const outcome = await action.run({ deal, values });
      if (outcome.status === 'failed' || outcome.status === 'vetoed') throw outcome.error;
      if (outcome.status !== 'succeeded') return false;
    }
    setConflict(null);
    if (!isSent && isSameForm(known, wanted)) return true;
    kit.notify({
      type: 'done',
      action: { name: 'enterprise-deal.update', target: target({ deal, values }) },
      text: words.announceUpdated({ deal: visibleName(wanted.name, words.unnamed) }),
      undo: isSent && valuesOf(theirs, locale) ? () => undo(deal.id, theirs, wanted) : null,
    });
    return true;
  };

  const undo = async (id: number, before: DealForm, after: DealForm): Promise<UndoOutcome> => {
    if (isBusyNow.current) return null;
    isBusyNow.current = true;
    setIsBusy(true);
    try {
      const deal = await fetchFresh(kit, dealQuery(kit.client, id));
      const values = valuesToUndo(before, after, formOf(deal, locale), locale);
      if (values === null) return null;
      const outcome = await action.run({ deal, values });
      if (outcome.status === 'failed') return outcome.error;
      return outcome.status === 'succeeded' ? 'undone' : null;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    } finally {
      isBusyNow.current = false;
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    failure,
    conflict,
    save: async (known, wanted) => {
      if (isBusyNow.current) return false;
      isBusyNow.current = true;
      setIsBusy(true);
      setFailure(null);
      try {
        return await attempt(known, wanted);
      } catch (error) {
        setFailure(
          error instanceof ApiError ? error : new ApiError('shape', 'PUT /enterprise', { cause: error }),
        );
        return false;
      } finally {
        isBusyNow.current = false;
        setIsBusy(false);
      }
    },
    dismiss: () => {
      setConflict(null);
      setFailure(null);
    },
  };
}
