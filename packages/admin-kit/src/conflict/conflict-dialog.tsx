import { useId, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { conflictMessages } from './messages.ts';
import './conflict-dialog.css';

export interface ConflictField<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly theirs: string;
  readonly yours: string;
  readonly isTouched: boolean;
}

interface Props<Field extends string> {
  title: string;
  description: string;
  fields: readonly ConflictField<Field>[];
  submitLabel: string;
  isBusy?: boolean;
  error?: string | null;
  onDecide: (own: ReadonlySet<Field>) => void;
  onClose: () => void;
}

/** Nothing is overwritten unseen. */
export default function ConflictDialog<Field extends string>({
  title,
  description,
  fields,
  submitLabel,
  isBusy = false,
  error = null,
  onDecide,
  onClose,
}: Props<Field>) {
  const words = useMessages(conflictMessages);
  const group = useId();
  const [own, setOwn] = useState<ReadonlySet<Field>>(
    () => new Set(fields.filter(({ isTouched }) => isTouched).map(({ field }) => field)),
  );
  const choose = (field: Field, isOwn: boolean) => {
    const next = new Set(own);
    if (isOwn) next.add(field);
    else next.delete(field);
    setOwn(next);
  };

  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onClose={onClose}
      onSubmit={() => onDecide(own)}
      isBusy={isBusy}
      error={error}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {fields.map(({ field, label, theirs, yours }) => (
        <ConflictChoice
          key={field}
          name={`${group}-${field}`}
          label={label}
          theirs={theirs}
          yours={yours}
          isOwn={own.has(field)}
          onChange={(isOwn) => choose(field, isOwn)}
        />
      ))}
    </Dialog>
  );
}
