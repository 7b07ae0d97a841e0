import { use } from 'react';
import { MessageContext } from '../../messages/messages.ts';
import { formatTime, TimeZoneContext } from '../../ui/time/format-time.ts';

/** Without the day, which is the heading above. */
export function TimeOfDay({ at }: { at: number }) {
  const { locale } = use(MessageContext);
  const timeZone = use(TimeZoneContext);
  const value = new Date(at);
  const full = formatTime(value, { locale, timeZone, precision: 'second' });
  if (full === null) return null;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
  return (
    <time dir="auto" title={full.full} dateTime={value.toISOString()} className="ak-activity-panel-time">
      {format.format(value)}
    </time>
  );
}
