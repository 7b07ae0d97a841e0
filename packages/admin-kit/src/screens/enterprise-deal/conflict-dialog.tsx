import { useId, useState } from 'react';
import type { DealField, DealForm } from '../../enterprise-deal-form/deal-form.ts';
import { dealFormMessages } from '../../enterprise-deal-form/messages.ts';
import { useInstitutions } from '../../enterprise-deal-form/use-institutions.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { enterpriseDealMessages } from './messages.ts';
import type { DealConflict } from './use-deal-update.ts';
import './conflict-dialog.css';

interface Props {
  conflict: DealConflict;
  isBusy: boolean;
  error: string | null;
  onDecide: (decided: DealForm) => void;
  onClose: () => void;
}

/** Field by field what someone else has saved and what is in the form: nothing is overwritten unseen. */
export default function ConflictDialog({ conflict, isBusy, error, onDecide, onClose }: Props) {
  const { fields, theirs, known, wanted } = conflict;
  const words = useMessages(enterpriseDealMessages);
  const labels = useMessages(dealFormMessages);
  const { nameOf } = useInstitutions(wanted.institutionId);
  const group = useId();
  // What was not touched here was decided by the other.
  const [kept, setKept] = useState<ReadonlySet<DealField>>(
    () => new Set(fields.filter((field) => wanted[field] !== known[field])),
  );
  const textOf = (field: DealField, value: string) => (field === 'institutionId' ? nameOf(value) : value);

  const decide = () => {
    const taken = fields.filter((field) => !kept.has(field)).map((field) => [field, theirs[field]]);
    // Fields that did not differ are as wanted; those nobody touched here are as they were saved.
    onDecide({ ...wanted, ...Object.fromEntries(taken) });
  };
  const choose = (field: DealField, isOwn: boolean) => {
    const next = new Set(kept);
    if (isOwn) next.add(field);
    else next.delete(field);
    setKept(next);
  };

  return (
    <Dialog
      isOpen
      title={words.conflictTitle}
      description={words.conflictDescription}
      onClose={onClose}
      onSubmit={decide}
      isBusy={isBusy}
      error={error}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {words.update}
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <ConflictChoice
          key={field}
          name={`${group}-${field}`}
          label={labels[field]}
          theirs={textOf(field, theirs[field])}
          yours={textOf(field, wanted[field])}
          isOwn={kept.has(field)}
          onChange={(isOwn) => choose(field, isOwn)}
        />
      ))}
    </Dialog>
  );
}
