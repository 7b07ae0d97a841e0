import { ApiError } from '@timemap/admin-api';
import { memo, use, useCallback, useRef, useState } from 'react';
import type { ActionValue } from '../../context/events.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { MessageContext, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import type { ActivityEntry, ActivityLog } from './activity-log.ts';
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

interface EntryTexts extends Record<string, string | null> {
  readonly title: string;
  readonly operation: string | null;
  readonly label: string | null;
  readonly target: string | null;
  readonly outcome: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly message: string | null;
  readonly checked: string | null;
  readonly status: string | null;
}

const spaced = (name: string) => name.replaceAll('-', ' ');

/** What has no title is an action of the host's own. */
const madeTitle = (name: string) =>
  spaced(name)
    .replaceAll('.', ': ')
    .replace(/^./, (first) => first.toUpperCase());

export function useEntryTexts(): (entry: ActivityEntry) => EntryTexts {
  const words = useMessages(activityMessages);
  const errorText = useErrorText();
  const format = useNumberFormat();
  return useCallback(
    (entry) => {
      const { kind, name, target, outcome, status, reason, change, wasChecked } = entry;
      const title = words.action({ name });
      const titles = {
        action: title === name ? madeTitle(name) : title,
        load: words.load,
        crash: words.crash({ screen: spaced(name) }),
      };
      const valueText = (value: ActionValue) => {
        if (value === null || value === '') return words.nothing;
        if (typeof value === 'boolean') return value ? words.on : words.off;
        return typeof value === 'number' ? format(value) : value;
      };
      const targetText = ({ kind: thing, id }: NonNullable<ActivityEntry['target']>) => {
        const named = { name: spaced(thing) };
        return id === 'new' ? words.newKind(named) : words.target({ kind: words.kind(named), id });
      };
      const messageText = () => {
        if (wasChecked) return null;
        if (entry.message === null) return outcome === 'vetoed' ? words.vetoedText : null;
        const { failureKind, message } = entry;
        if (!failureKind) return message;
        const mayHaveBeenApplied = outcome === 'unknown';
        const text: unknown = errorText({ kind: failureKind, status, serverText: null, mayHaveBeenApplied });
        // A kept entry may have a kind that only another version knows.
        return typeof text === 'string' ? text : message;
      };
      return {
        title: titles[kind],
        operation: kind === 'load' ? name : null,
        label: target?.label ?? null,
        target: target && target.label !== target.id ? targetText(target) : null,
        outcome: words[outcome],
        before: change && valueText(change.before),
        after: change && valueText(change.after),
        reason,
        message: messageText(),
        checked: wasChecked ? (outcome === 'succeeded' ? words.wasMade : words.wasNotMade) : null,
        status: status === null ? null : words.status({ status: String(status) }),
      };
    },
    [words, errorText, format],
  );
}

export const ActivityItem = memo(function ActivityItem({ entry, onCheck }: ActivityItemProps) {
  const words = useMessages(activityMessages);
  const { locale } = use(MessageContext);
  const texts = useEntryTexts()(entry);
  const { outcome, at, durationMs } = entry;
  return (
    <li className="ak-activity-panel-item" data-state={outcome}>
      <div className="ak-activity-panel-line">
        <span className="ak-activity-panel-name">{texts.title}</span>
        <Status tone={tones[outcome]}>{texts.outcome}</Status>
      </div>
      {texts.operation !== null && (
        <code dir="ltr" translate="no" className="ak-activity-panel-operation">
          {texts.operation}
        </code>
      )}
      {entry.target !== null && (
        <div className="ak-activity-panel-target">
          {texts.label !== null && <UserText text={texts.label} className="ak-activity-panel-label" />}
          {texts.target !== null && <bdi className="ak-activity-panel-kind">{texts.target}</bdi>}
        </div>
      )}
      {texts.before !== null && (
        <p className="ak-activity-panel-change">
          <span className="ak-activity-panel-kind">{words.before}</span>{' '}
          <UserText translate="yes" text={texts.before} />{' '}
          <span className="ak-activity-panel-kind">{words.after}</span>{' '}
          <UserText translate="yes" text={texts.after} />
        </p>
      )}
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
      <div className="ak-activity-panel-facts">
        <Time value={new Date(at)} precision="second" />
        {durationMs !== null && outcome !== 'vetoed' && <bdi>{formatDuration(durationMs, locale)}</bdi>}
        {texts.status !== null && <bdi>{texts.status}</bdi>}
      </div>
    </li>
  );
});

function CheckNow({ entry, checked, onCheck }: ActivityItemProps & Pick<EntryTexts, 'checked'>) {
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

function formatDuration(durationMs: number, locale: string): string {
  const isShort = durationMs < 1000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  });
  return format.format(isShort ? durationMs : durationMs / 1000);
}
