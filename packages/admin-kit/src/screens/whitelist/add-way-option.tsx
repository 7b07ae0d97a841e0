import { useId } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { whitelistMessages } from './messages.ts';
import { type AddWay, doubtAbout, entriesFor } from './rules.ts';

interface AddWayOptionProps {
  way: AddWay;
  typed: string;
  /** The entries that are there. */
  known: ReadonlySet<string>;
  isBusy: boolean;
  /** Another entry is being added. */
  isWaiting: boolean;
  onAdd: () => void;
}

/** One way to add what is typed: its button, and what it stores. @spec B §5 */
export function AddWayOption({ way, typed, known, isBusy, isWaiting, onAdd }: AddWayOptionProps) {
  const words = useMessages(whitelistMessages);
  const aboutId = useId();
  const entries = entriesFor(way, typed);
  const doubt = doubtAbout(way, typed);
  const reason = () => {
    if (isBusy) return undefined;
    if (isWaiting) return words.stillAdding;
    if (entries.length === 0) return words.nothingTyped;
    return entries.every((entry) => known.has(entry)) ? words.allListed : undefined;
  };
  return (
    <li className="ak-whitelist-manager-way">
      <Button
        aria-describedby={aboutId}
        className="ak-whitelist-manager-way-button"
        isBusy={isBusy}
        disabledReason={reason()}
        onClick={onAdd}
      >
        {words[way]}
      </Button>
      <div id={aboutId} className="ak-whitelist-manager-about">
        {entries.length === 0 && <p className="ak-whitelist-manager-text">{words[`${way}About`]}</p>}
        {entries.map((entry) => (
          <p key={entry} className="ak-whitelist-manager-text">
            {words.stores} <UserText text={entry} className="ak-whitelist-manager-entry" />{' '}
            {known.has(entry) && <span className="ak-whitelist-manager-listed">({words.listed})</span>}
          </p>
        ))}
        {doubt && <p className="ak-whitelist-manager-doubt">{words[doubt]}</p>}
      </div>
    </li>
  );
}
