import type { EnterpriseDeal } from '@timemap/admin-api';
import ConflictDialog from '../../conflict/conflict-dialog.tsx';
import type { Action } from '../../data/use-action.ts';
import { useInstitutions } from '../../enterprise-deal-form/deal-fields.tsx';
import type { DealField, DealForm } from '../../enterprise-deal-form/deal-form.ts';
import { dealFormMessages } from '../../enterprise-deal-form/messages.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleName } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { enterpriseDealMessages } from './messages.ts';
import type { DealConflict } from './use-deal-update.ts';

interface DealConflictDialogProps {
  conflict: DealConflict;
  isBusy: boolean;
  error: string | null;
  onDecide: (decided: DealForm) => void;
  onClose: () => void;
}

export function DealConflictDialog({ conflict, isBusy, error, onDecide, onClose }: DealConflictDialogProps) {
  const { fields, theirs, wanted } = conflict;
  const words = useMessages(enterpriseDealMessages);
  const labels = useMessages(dealFormMessages);
  const { nameOf } = useInstitutions(wanted.institutionId);
  const textOf = (field: DealField, value: string) => (field === 'institutionId' ? nameOf(value) : value);
  return (
    <ConflictDialog
      title={words.conflictTitle}
      description={words.conflictDescription}
      fields={fields.map((field) => ({
        field,
        label: labels[field],
        theirs: textOf(field, theirs[field]),
        yours: textOf(field, wanted[field]),
      }))}
      submitLabel={words.update}
      isBusy={isBusy}
      error={error}
      onDecide={(own) => {
        const taken = fields.filter((field) => !own.has(field)).map((field) => [field, theirs[field]]);
        onDecide({ ...wanted, ...Object.fromEntries(taken) });
      }}
      onClose={onClose}
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
