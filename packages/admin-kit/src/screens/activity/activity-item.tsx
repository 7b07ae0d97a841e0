import { ApiError } from '@timemap/admin-api';
import { memo, use, useRef, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { MessageContext, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { type ActivityEntry, type ActivityLog, canCheck } from './activity-log.ts';
import { activityMessages } from './messages.ts';

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
}

/** The list has hundreds of entries and changes often. */
export const ActivityItem = memo(function ActivityItem({ entry, onCheck }: ActivityItemProps) {
  const words = useMessages(activityMessages);
  const { locale } = use(MessageContext);
  const { kind, name, target, outcome, at, durationMs, status, reason, message, change } = entry;
  return (
    <li className="ak-activity-panel-item" data-state={outcome}>
      <div className="ak-activity-panel-line">
        <span className="ak-activity-panel-name">
          {kind === 'action' && words.action({ name })}
          {kind === 'load' && words.load}
          {kind === 'crash' && words.crash({ screen: name })}
        </span>
        <Status tone={tones[outcome]}>{words[outcome]}</Status>
      </div>
      {kind === 'load' && (
        <code dir="ltr" className="ak-activity-panel-operation">
          {name}
        </code>
      )}
      {target !== null && (
        <div className="ak-activity-panel-target">
          {target.label !== null && <UserText text={target.label} className="ak-activity-panel-label" />}
          {target.label !== target.id && (
            <bdi className="ak-activity-panel-kind">{words.target({ kind: target.kind, id: target.id })}</bdi>
          )}
        </div>
      )}
      {change !== null && (
        <p className="ak-activity-panel-change">
          <span className="ak-activity-panel-kind">{words.before}</span> <Value value={change.before} />{' '}
          <span className="ak-activity-panel-kind">{words.after}</span> <Value value={change.after} />
        </p>
      )}
      {reason !== null && (
        <p className="ak-activity-panel-reason">
          {words.reason} <UserText text={reason} />
        </p>
      )}
      {((message !== null && !entry.wasChecked) || outcome === 'vetoed') && (
        <p className="ak-activity-panel-message">
          {message === null ? words.vetoedText : <UserText text={message} />}
        </p>
      )}
      <CheckNow entry={entry} onCheck={onCheck} />
      <div className="ak-activity-panel-facts">
        <Time value={new Date(at)} precision="second" />
        {durationMs !== null && outcome !== 'vetoed' && <bdi>{formatDuration(durationMs, locale)}</bdi>}
        {status !== null && <bdi>{words.status({ status: String(status) })}</bdi>}
      </div>
    </li>
  );
});

function Value({ value }: { value: string | number | boolean | null }) {
  const words = useMessages(activityMessages);
  const format = useNumberFormat();
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  return <UserText text={typeof value === 'number' ? format(value) : value} />;
}

function CheckNow({ entry, onCheck }: ActivityItemProps) {
  const words = useMessages(activityMessages);
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const kit = useAdminKit();
  const [result, setResult] = useState<ApiError | 'cannot tell' | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const check = async () => {
    setIsBusy(true);
    setResult(null);
    answer.current?.focus();
    try {
      if ((await onCheck(entry.id, kit)) === null) setResult('cannot tell');
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setResult(thrown);
    } finally {
      setIsBusy(false);
    }
  };
  if (!canCheck(entry) && !entry.wasChecked) return null;
  const sentence = entry.outcome === 'succeeded' ? words.wasMade : words.wasNotMade;
  return (
    <div ref={answer} tabIndex={-1} role="status" className="ak-activity-panel-check">
      {entry.wasChecked && sentence}
      {canCheck(entry) && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {words.checkNow}
        </Button>
      )}
      {result === 'cannot tell' && words.cannotTell}
      {result instanceof ApiError && words.checkFailed({ why: errorText(result) })}
    </div>
  );
}

function formatDuration(durationMs: number, locale: string): string {
  const isShort = durationMs < 1000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  });
  return format.format(isShort ? durationMs : durationMs / 1000);
}
