import { ApiError } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import type { ActivityLog } from './activity-log.ts';
import { activityMessages } from './messages.ts';

interface UndoNowProps {
  entry: ActivityEntry;
  describedBy: string;
  onUndo: ActivityLog['undo'];
}

/** Only while it works: a newer change of the same thing, or a reload, ends it. */
export function UndoNow({ entry, describedBy, onUndo }: UndoNowProps) {
  const words = useMessages(activityMessages);
  const errorText = useErrorText();
  const format = useNumberFormat();
  const answer = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const undo = async () => {
    answer.current?.focus();
    setSaid(words.undoing);
    const outcome = await onUndo(entry.id);
    if (outcome === 'undone') setSaid(words.undone);
    else if (outcome === 'replaced' || outcome === null) setSaid(words.undoEnded);
    else if (outcome instanceof ApiError) setSaid(words.notUndone({ why: errorText(outcome) }));
    else {
      const { done, left, error } = outcome;
      setSaid(words.partlyUndone({ done: format(done), left: format(left), why: errorText(error) }));
    }
  };
  if (!entry.canUndo && said === null) return null;
  return (
    <div ref={answer} tabIndex={-1} role="status" className="ak-activity-panel-check">
      {said}
      {entry.canUndo && (
        <Button size="small" aria-describedby={describedBy} onClick={() => void undo()}>
          {words.undo}
        </Button>
      )}
      {entry.canUndo && entry.stays && <UserText translate="yes" text={entry.stays} />}
    </div>
  );
}
