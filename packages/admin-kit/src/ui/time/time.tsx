import { cx } from 'class-variance-authority';
import { type ComponentProps, type Ref, use } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { EmptyValue } from '../text/empty-value.tsx';
import { formatTime, type TimePrecision, TimeZoneContext } from './format-time.ts';
import './time.css';

export interface TimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children' | 'ref'> {
  ref?: Ref<HTMLElement>;
  /** A date, or milliseconds like `Date.now()`. null shows an empty value; an invalid date is named as such. */
  value: Date | number | null | undefined;
  /** The shown precision. The title always has the full time with its zone. @default 'minute' */
  precision?: TimePrecision;
  /** An IANA zone. @default the provider's, else the reader's own */
  timeZone?: string;
  /** Puts the shown time into a sentence: 'Ended on Nov 3, 2026'. @default the time alone */
  sentence?: (facts: { date: string }) => string;
}

/** A time in the reader's zone (B §2), with the full time as its title and the exact instant in `datetime`. */
export function Time({ value, precision = 'minute', timeZone, sentence, ref, ...rest }: TimeProps) {
  const words = useMessages(displayMessages);
  const { locale } = use(MessageContext);
  const providedZone = use(TimeZoneContext);
  if (value === null || value === undefined) return <EmptyValue {...rest} ref={ref} />;
  const formatted = formatTime(value, { locale, timeZone: timeZone ?? providedZone, precision });
  if (formatted === null) {
    return (
      <span {...rest} ref={ref}>
        {words.unknownTime}
      </span>
    );
  }
  return (
    <time
      // The locale of dates may have another direction.
      dir="auto"
      title={formatted.full}
      {...rest}
      ref={ref as Ref<HTMLTimeElement>}
      dateTime={new Date(value).toISOString()}
      className={cx('ak-time', rest.className)}
    >
      {sentence ? sentence({ date: formatted.shown }) : formatted.shown}
    </time>
  );
}
