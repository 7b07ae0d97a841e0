import type { EnterpriseDeal } from '@timemap/admin-api';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import ConflictDialog from '../../parts/conflict-dialog.tsx';
import { visibleName } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { useInstitutions } from './deal-fields.tsx';
import { type DealField, dealFields, formOf } from './deal-form.ts';
import { dealFormMessages } from './form-messages.ts';
import { enterpriseDealMessages } from './messages.ts';
import type { DealUpdate } from './use-deal-update.ts';

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
export function DeleteDealDialog({
  deal,
  activeUserCount,
  remove,
  onClose,
  onDeleted,
}: DeleteDealDialogProps) {
  const words = useMessages(enterpriseDealMessages);
  const errorText = useErrorText();
  const inNumbers = useNumberFormat();
  const name = visibleName(deal.name, words.unnamed);
  const why = remove.error && errorText(remove.error);

  const close = () => {
    remove.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await remove.run(deal, words.announceDeleted({ deal: name }));
    if (outcome.status !== 'succeeded') return;
    onClose();
    onDeleted();
  };

  return (
    <AlertDialog
      name="delete-deal"
      isOpen
      title={words.deleteTitle}
      description={
        <>
          {words.deleteDescription({ deal: name })}
          {activeUserCount !== null && (
            <>
              {' '}
              <strong className="ak-dialog-fact">{`${words.activeUsers}: ${inNumbers(activeUserCount)}`}</strong>
            </>
          )}
        </>
      }
      onClose={close}
      isBusy={remove.isBusy}
      error={why && words.deleteFailed({ why })}
      actions={
        <Button variant="danger" isBusy={remove.isBusy} onClick={() => void confirm()}>
          {words.confirmDelete}
        </Button>
      }
    />
  );
}
