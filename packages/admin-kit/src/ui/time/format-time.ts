import { createContext } from 'react';

export type TimePrecision = 'date' | 'minute' | 'second';

interface TimeFormats {
  readonly shown: Intl.DateTimeFormat;
  readonly full: Intl.DateTimeFormat;
}

const styles = {
  date: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const;

/** Creating a format costs a hundred times as much as using it. */
const formatsByKey = new Map<string, TimeFormats>();

function formatsFor(locale: string, timeZone: string | undefined, precision: TimePrecision): TimeFormats {
  const key = JSON.stringify([locale, timeZone, precision]);
  const known = formatsByKey.get(key);
  if (known !== undefined) return known;
  const formats = {
    shown: new Intl.DateTimeFormat(locale, { timeZone, ...styles[precision] }),
    full: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'full' }),
  };
  formatsByKey.set(key, formats);
  return formats;
}

export function formatTime(
  instant: Date,
  options: { locale: string; timeZone: string | undefined; precision: TimePrecision },
): { shown: string; full: string } | null {
  if (Number.isNaN(instant.getTime())) return null;
  const { shown, full } = formatsFor(options.locale, options.timeZone, options.precision);
  return { shown: shown.format(instant), full: full.format(instant) };
}

export const TimeZoneContext = createContext<string | undefined>(undefined);
