import { cx } from 'class-variance-authority';
import { type ComponentProps, type Ref, use } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { EmptyValue } from '../text/user-text.tsx';
import { formatTime, type TimePrecision, TimeZoneContext } from './format-time.ts';
import './time.css';

export interface TimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children' | 'ref'> {
  ref?: Ref<HTMLElement>;
  /** An instant. null is an empty value; an invalid date says so. */
  value: Date | null | undefined;
  /** How much of it is shown; the title always tells all of it, with the zone. @default 'minute' */
  precision?: TimePrecision;
  /** An IANA zone. @default the provider's, else the reader's own */
  timeZone?: string;
  /** Puts the shown time into a sentence: 'Ended on Nov 3, 2026'. @default the time alone */
  sentence?: (facts: { date: string }) => string;
}

/** An instant in the reader's own time (B §2), with its zone on the title and the exact instant for machines. */
export function Time({ value, precision = 'minute', timeZone, sentence, ref, ...rest }: TimeProps) {
  const words = useMessages(displayMessages);
  const { locale } = use(MessageContext);
  const providedZone = use(TimeZoneContext);
  if (value === null || value === undefined) return <EmptyValue {...rest} ref={ref} />;
  const told = formatTime(value, { locale, timeZone: timeZone ?? providedZone, precision });
  if (told === null) {
    return (
      <span {...rest} ref={ref}>
        {words.unknownTime}
      </span>
    );
  }
  return (
    <time
      title={told.full}
      {...rest}
      ref={ref as Ref<HTMLTimeElement>}
      dateTime={value.toISOString()}
      className={cx('ak-time', rest.className)}
    >
      {sentence ? sentence({ date: told.shown }) : told.shown}
    </time>
  );
}
