import type { EnterpriseDeal } from '@timemap/admin-api';
import type { Action } from '../../data/use-action.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import ConflictDialog from '../../parts/conflict-dialog.tsx';
import { visibleName } from '../../text/visible-text.ts';
import { type DealField, dealFields, formOf } from './deal-form.ts';
import { dealFormMessages } from './form-messages.ts';
import { enterpriseDealMessages } from './messages.ts';
import type { DealUpdate } from './use-deal-update.ts';
import { useInstitutions } from './use-institutions.ts';

interface DealConflictDialogProps {
  conflict: NonNullable<DealUpdate['conflict']>;
}

export function DealConflictDialog({ conflict }: DealConflictDialogProps) {
  const { theirs, change, decide, cancel } = conflict;
  const words = useMessages(enterpriseDealMessages);
  const labels = useMessages(dealFormMessages);
  const locale = useLocale();
  const [saved, wanted] = [formOf(theirs, locale), formOf({ ...theirs, ...change }, locale)];
  const fields = dealFields.filter((field) => conflict.fields.includes(field));
  const { nameOf } = useInstitutions(wanted.institutionId);
  const textOf = (field: DealField, value: string) => (field === 'institutionId' ? nameOf(value) : value);
  return (
    <ConflictDialog
      title={words.conflictTitle}
      description={words.conflictDescription}
      fields={fields.map((field) => ({
        field,
        label: labels[field],
        theirs: textOf(field, saved[field]),
        yours: textOf(field, wanted[field]),
      }))}
      submitLabel={words.update}
      onDecide={(own) => {
        const kept = dealFields.filter(
          (field) => field in change && (own.has(field) || !fields.includes(field)),
        );
        decide(Object.fromEntries(kept.map((field) => [field, change[field]])));
      }}
      onClose={cancel}
    />
  );
}

interface DeleteDealDialogProps {
  deal: EnterpriseDeal;
  activeUserCount: number | null;
  remove: Action<EnterpriseDeal>;
  onClose: () => void;
  onDeleted: () => void;
}

/** @spec B §2 */
export function DeleteDealDialog(props: DeleteDealDialogProps) {
  const { deal, activeUserCount, remove, onClose, onDeleted } = props;
  const words = useMessages(enterpriseDealMessages);
  const inNumbers = useNumberFormat();
  const name = visibleName(deal.name, words.unnamed);
  return (
    <ConfirmDialog
      name="delete-deal"
      title={words.deleteTitle}
      description={words.deleteDescription({ deal: name })}
      fact={activeUserCount === null ? null : `${words.activeUsers}: ${inNumbers(activeUserCount)}`}
      action={remove}
      input={deal}
      announcement={words.announceDeleted({ deal: name })}
      label={words.confirmDelete}
      failureText={(why) => words.deleteFailed({ why })}
      onSucceeded={onDeleted}
      onClose={onClose}
    />
  );
}
