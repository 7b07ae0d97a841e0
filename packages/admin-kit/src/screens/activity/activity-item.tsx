import { memo, use } from 'react';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import type { ActivityEntry } from './activity-log.ts';
import { activityMessages } from './messages.ts';

const tones: Readonly<Record<ActivityEntry['outcome'], StatusTone>> = {
  underWay: 'accent',
  succeeded: 'success',
  failed: 'danger',
  vetoed: 'warning',
};

/** One thing that happened. Hundreds of them stand in a list that changes often: only what changed renders again. */
export const ActivityItem = memo(function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const words = useMessages(activityMessages);
  const { locale } = use(MessageContext);
  const { kind, name, target, outcome, at, durationMs, status, reason, message } = entry;
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
          {/* Who is named by what they are called needs no number as well. */}
          {target.label !== target.id && (
            <bdi className="ak-activity-panel-kind">{words.target({ kind: target.kind, id: target.id })}</bdi>
          )}
        </div>
      )}
      {reason !== null && (
        <p className="ak-activity-panel-reason">
          {words.reason} <UserText text={reason} />
        </p>
      )}
      {(message !== null || outcome === 'vetoed') && (
        <p className="ak-activity-panel-message">
          {message === null ? words.vetoedText : <UserText text={message} />}
        </p>
      )}
      <div className="ak-activity-panel-facts">
        <Time value={new Date(at)} precision="second" />
        {durationMs !== null && outcome !== 'vetoed' && <bdi>{formatDuration(durationMs, locale)}</bdi>}
        {status !== null && <bdi>{words.status({ status: String(status) })}</bdi>}
      </div>
    </li>
  );
});

function formatDuration(durationMs: number, locale: string): string {
  const isShort = durationMs < 1000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  });
  return format.format(isShort ? durationMs : durationMs / 1000);
}
