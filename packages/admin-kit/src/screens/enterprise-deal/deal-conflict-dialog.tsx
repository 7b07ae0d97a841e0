import ConflictDialog from '../../conflict/conflict-dialog.tsx';
import type { DealField, DealForm } from '../../enterprise-deal-form/deal-form.ts';
import { dealFormMessages } from '../../enterprise-deal-form/messages.ts';
import { useInstitutions } from '../../enterprise-deal-form/use-institutions.ts';
import { useMessages } from '../../messages/messages.ts';
import { enterpriseDealMessages } from './messages.ts';
import type { DealConflict } from './use-deal-update.ts';

interface Props {
  conflict: DealConflict;
  isBusy: boolean;
  error: string | null;
  onDecide: (decided: DealForm) => void;
  onClose: () => void;
}

/** What someone else has saved of a deal, and what is in the form. */
export default function DealConflictDialog({ conflict, isBusy, error, onDecide, onClose }: Props) {
  const { fields, theirs, known, wanted } = conflict;
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
        isTouched: wanted[field] !== known[field],
      }))}
      submitLabel={words.update}
      isBusy={isBusy}
      error={error}
      onDecide={(own) => {
        const taken = fields.filter((field) => !own.has(field)).map((field) => [field, theirs[field]]);
        // Fields that did not differ are as wanted; those nobody touched here are as they were saved.
        onDecide({ ...wanted, ...Object.fromEntries(taken) });
      }}
      onClose={onClose}
    />
  );
}
