import { ApiError, type EnterpriseDeal } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { fetchFresh } from '../../data/use-read.ts';
import {
  conflictsBetween,
  type DealField,
  type DealForm,
  type DealValues,
  formOf,
  isSameForm,
  valuesOf,
} from '../../enterprise-deal-form/deal-form.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { dealQuery, dealReads, dealsReads, updateDeal } from './api.ts';

/** Someone else has changed what was about to be overwritten. */
export interface DealConflict {
  readonly fields: readonly DealField[];
  readonly theirs: DealForm;
  readonly known: DealForm;
  readonly wanted: DealForm;
}

export interface DealUpdate {
  readonly isBusy: boolean;
  /** Why nothing was saved; `vetoed` when the host said no. */
  readonly failure: ApiError | 'vetoed' | null;
  /** To be decided before anything is sent; then `save` again with what was decided. */
  readonly conflict: DealConflict | null;
  /**
   * Looks at the deal once more and saves what is wanted, unless someone else changed it since it was known. Answers
   * whether the deal now is as wanted. @operation GET /enterprise/{id}, PUT /enterprise
   */
  save(known: DealForm, wanted: DealForm): Promise<boolean>;
  leaveConflict(): void;
}

interface Update {
  readonly deal: EnterpriseDeal;
  readonly values: DealValues;
}

/** @spec B §2, §7 */
export function useDealUpdate(dealId: number): DealUpdate {
  const kit = useAdminKit();
  // From the first look on, not only while the change is sent.
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<DealUpdate['failure']>(null);
  const [conflict, setConflict] = useState<DealConflict | null>(null);
  const action = useAction<Update>({
    name: 'enterprise-deal.update',
    operation: 'PUT /enterprise',
    target: ({ values }) => ({ kind: 'enterprise deal', id: dealId, label: values.name }),
    send: async ({ client, queryClient }, { deal, values }) => {
      await updateDeal(client, deal, values);
      // Confirmed is confirmed, also if it cannot be loaded again.
      queryClient.setQueryData<EnterpriseDeal>(dealQuery(client, dealId).queryKey, { ...deal, ...values });
    },
    invalidates: () => [...dealsReads, ...dealReads(dealId)],
  });

  const attempt = async (known: DealForm, wanted: DealForm): Promise<boolean> => {
    const values = valuesOf(wanted);
    if (values === null) return false;
    const deal = await fetchFresh(kit, dealQuery(kit.client, dealId));
    const theirs = formOf(deal);
    const fields = conflictsBetween(known, wanted, theirs);
    if (fields.length > 0) {
      setConflict({ fields, theirs, known, wanted });
      return false;
    }
    if (!isSameForm(wanted, theirs)) {
      const outcome = await action.run({ deal, values });
      if (outcome.status === 'failed') throw outcome.error;
      if (outcome.status !== 'succeeded') {
        setFailure('vetoed');
        return false;
      }
    }
    setConflict(null);
    return true;
  };

  return {
    isBusy,
    failure,
    conflict,
    save: async (known, wanted) => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
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
        isUnderWay.current = false;
        setIsBusy(false);
      }
    },
    leaveConflict: () => {
      setConflict(null);
      setFailure(null);
    },
  };
}
