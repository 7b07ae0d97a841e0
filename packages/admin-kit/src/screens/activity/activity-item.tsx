import { ApiError } from '@timemap/admin-api';
import { memo, useId, useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import type { ActivityLog } from './activity-log.ts';
import { EntryDetails } from './entry-details.tsx';
import { Sentence, TargetName } from './entry-sentence.tsx';
import { useEntryTexts } from './entry-texts.ts';
import { activityMessages } from './messages.ts';
import { TimeOfDay } from './time-of-day.tsx';
import { UndoNow } from './undo-now.tsx';

const tones: Readonly<Record<ActivityEntry['outcome'], StatusTone>> = {
  underWay: 'accent',
  succeeded: 'success',
  failed: 'danger',
  unknown: 'warning',
  vetoed: 'warning',
};

interface ActivityItemProps {
  entry: ActivityEntry;
  onCheck: ActivityLog['check'];
  /** null: only the job that it is a part of can be undone. */
  onUndo: ActivityLog['undo'] | null;
}

export const ActivityItem = memo(function ActivityItem({ entry, onCheck, onUndo }: ActivityItemProps) {
  const words = useMessages(activityMessages);
  const texts = useEntryTexts()(entry);
  const { outcome, wasChecked } = entry;
  const nameId = useId();
  const isSaid = texts.sentence !== null;
  return (
    <li className="ak-activity-panel-item" data-state={outcome}>
      <div className="ak-activity-panel-line">
        <span id={nameId} className="ak-activity-panel-name">
          <Sentence entry={entry} texts={texts} />
        </span>
        <TimeOfDay at={entry.at} />
      </div>
      {!isSaid && entry.target !== null && (
        <div className="ak-activity-panel-target">
          {texts.label !== null && (
            <TargetName target={entry.target} text={texts.label} action={entry.name} />
          )}
          {texts.target !== null && <bdi className="ak-activity-panel-kind">{texts.target}</bdi>}
          {entry.place && <TargetName target={entry.place} text={texts.place ?? ''} action="" />}
        </div>
      )}
      {(outcome !== 'succeeded' || wasChecked) && <Status tone={tones[outcome]}>{texts.outcome}</Status>}
      {texts.reason !== null && (
        <p className="ak-activity-panel-reason">
          {words.reason} <UserText translate="yes" text={texts.reason} />
        </p>
      )}
      {texts.message !== null && (
        <p className="ak-activity-panel-message">
          <UserText translate="yes" text={texts.message} />
        </p>
      )}
      <CheckNow entry={entry} checked={texts.checked} onCheck={onCheck} />
      {onUndo && <UndoNow entry={entry} describedBy={nameId} onUndo={onUndo} />}
      <EntryDetails entry={entry} texts={texts} describedBy={nameId} />
    </li>
  );
});

interface CheckNowProps extends Pick<ActivityItemProps, 'entry' | 'onCheck'> {
  checked: string | null;
}

function CheckNow({ entry, checked, onCheck }: CheckNowProps) {
  const words = useMessages(activityMessages);
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<ApiError | 'cannot tell' | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const check = async () => {
    setIsBusy(true);
    setResult(null);
    answer.current?.focus();
    try {
      if ((await onCheck(entry.id)) === null) setResult('cannot tell');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setResult(thrown);
    } finally {
      setIsBusy(false);
    }
  };
  if (!entry.canCheck && checked === null) return null;
  return (
    <div ref={answer} tabIndex={-1} role="status" className="ak-activity-panel-check">
      {checked}
      {entry.canCheck && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {words.checkNow}
        </Button>
      )}
      {result === 'cannot tell' && words.cannotTell}
      {result instanceof ApiError && words.checkFailed({ why: errorText(result) })}
    </div>
  );
}
