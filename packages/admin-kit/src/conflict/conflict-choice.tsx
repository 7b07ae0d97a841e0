import { use } from 'react';
import { useMessages } from '../messages/messages.ts';
import { visibleText } from '../text/visible-text.ts';
import { BusyContext } from '../ui/dialog/busy-context.ts';
import { UserText } from '../ui/text/user-text.tsx';
import { conflictMessages } from './messages.ts';

interface ConflictChoiceProps {
  /** Of the radio group. */
  name: string;
  label: string;
  theirs: string;
  yours: string;
  isOwn: boolean;
  onChange: (isOwn: boolean) => void;
}

/** A differing field: the value that someone else saved, or the person's own. */
export function ConflictChoice({ name, label, theirs, yours, isOwn, onChange }: ConflictChoiceProps) {
  const words = useMessages(conflictMessages);
  const isInBusyDialog = use(BusyContext);
  const option = (side: 'theirs' | 'yours', value: string, isChosen: boolean) => (
    <label className="ak-conflict-dialog-option" data-state={isChosen ? 'checked' : 'unchecked'}>
      <input
        type="radio"
        className="ak-conflict-dialog-radio"
        name={name}
        checked={isChosen}
        data-first-focus={isChosen || undefined}
        aria-disabled={isInBusyDialog || undefined}
        aria-label={words[`${side}Of`]({ field: label, value: visibleText(value) || words.nothing })}
        onChange={() => {
          if (!isInBusyDialog) onChange(side === 'yours');
        }}
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
