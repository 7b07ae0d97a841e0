import { sharedContext } from '../../browser/shared-context.ts';

export type TimePrecision = 'date' | 'minute' | 'second';

const styles = {
  date: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  full: { dateStyle: 'full', timeStyle: 'full' },
} as const;

interface TimeOptions {
  locale: string;
  timeZone: string | undefined;
  precision: keyof typeof styles;
}

/** Creating a format costs a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function write(instant: Date | number, { locale, timeZone, precision }: TimeOptions): string {
  const key = `${locale} ${timeZone} ${precision}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...styles[precision] });
  formats.set(key, format);
  return format.format(instant);
}

export function formatTime(
  instant: Date | number,
  options: TimeOptions,
): { shown: string; full: string } | null {
  if (Number.isNaN(Number(instant))) return null;
  return { shown: write(instant, options), full: write(instant, { ...options, precision: 'full' }) };
}

/** None for one that the browser does not know, which would end every screen with a time. */
export function usableTimeZone(timeZone: string | undefined): string | undefined {
  // The first format of a page would delay its first paint by 14 ms.
  if (timeZone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

export const TimeZoneContext = sharedContext<string | undefined>('TimeZone', undefined);
