import { useId, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { visibleText } from '../text/visible-text.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { UserText } from '../ui/text/user-text.tsx';
import { conflictMessages } from './conflict-messages.ts';
import './conflict-dialog.css';

export interface ConflictField<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly theirs: string;
  readonly yours: string;
}

interface Props<Field extends string> {
  title: string;
  description: string;
  fields: readonly ConflictField<Field>[];
  submitLabel: string;
  submitDisabledReason?: string | undefined;
  onDecide: (own: ReadonlySet<Field>) => void;
  onClose: () => void;
}

export default function ConflictDialog<Field extends string>({
  title,
  description,
  fields,
  submitLabel,
  submitDisabledReason,
  onDecide,
  onClose,
}: Props<Field>) {
  const words = useMessages(conflictMessages);
  const group = useId();
  const [own, setOwn] = useState<ReadonlySet<Field>>(() => new Set(fields.map(({ field }) => field)));
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
      onSubmit={() => submitDisabledReason === undefined && onDecide(own)}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" disabledReason={submitDisabledReason}>
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

interface ConflictChoiceProps {
  name: string;
  label: string;
  theirs: string;
  yours: string;
  isOwn: boolean;
  onChange: (isOwn: boolean) => void;
}

function ConflictChoice({ name, label, theirs, yours, isOwn, onChange }: ConflictChoiceProps) {
  const words = useMessages(conflictMessages);
  const option = (side: 'theirs' | 'yours', value: string, isChosen: boolean) => (
    <label className="ak-conflict-dialog-option" data-state={isChosen ? 'checked' : 'unchecked'}>
      <input
        type="radio"
        className="ak-conflict-dialog-radio"
        name={name}
        checked={isChosen}
        data-first-focus={isChosen || undefined}
        aria-label={words[`${side}Of`]({ field: label, value: visibleText(value) || words.nothing })}
        onChange={() => onChange(side === 'yours')}
      />
      <span className="ak-conflict-dialog-text">
        <span className="ak-conflict-dialog-side">{words[side]}</span>
        <UserText text={value} />
      </span>
    </label>
  );
  return (
    <fieldset className="ak-conflict-dialog-field">
      <legend className="ak-conflict-dialog-label">{label}</legend>
      {option('theirs', theirs, !isOwn)}
      {option('yours', yours, isOwn)}
    </fieldset>
  );
}
