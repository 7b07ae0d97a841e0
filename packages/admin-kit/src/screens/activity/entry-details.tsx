import { use } from 'react';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import type { EntryTexts } from './entry-texts.ts';
import { activityMessages } from './messages.ts';

interface EntryDetailsProps {
  entry: ActivityEntry;
  texts: EntryTexts;
  describedBy: string;
}

/** What only a question about the entry needs. */
export function EntryDetails({ entry, texts, describedBy }: EntryDetailsProps) {
  const words = useMessages(activityMessages);
  const { locale } = use(MessageContext);
  const { outcome, at, durationMs, wasChecked } = entry;
  return (
    <details className="ak-activity-panel-details">
      <summary aria-describedby={describedBy} className="ak-activity-panel-more">
        {words.details}
      </summary>
      {texts.sentence !== null && <p className="ak-activity-panel-fact">{texts.title}</p>}
      {texts.operation !== null && (
        <code dir="ltr" translate="no" className="ak-activity-panel-operation">
          {texts.operation}
        </code>
      )}
      {texts.before !== null && (
        <p className="ak-activity-panel-fact">
          <span className="ak-activity-panel-kind">{words.before}</span>{' '}
          <UserText translate="yes" text={texts.before} />{' '}
          <span className="ak-activity-panel-kind">{words.after}</span>{' '}
          <UserText translate="yes" text={texts.after} />
        </p>
      )}
      <div className="ak-activity-panel-facts">
        {outcome === 'succeeded' && !wasChecked && <bdi>{texts.outcome}</bdi>}
        {texts.sentence !== null && texts.target !== null && <bdi>{texts.target}</bdi>}
        <Time value={new Date(at)} precision="second" />
        {durationMs !== null && outcome !== 'vetoed' && <bdi>{formatDuration(durationMs, locale)}</bdi>}
        {texts.status !== null && <bdi>{texts.status}</bdi>}
      </div>
    </details>
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
