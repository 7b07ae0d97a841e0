import { use, useMemo } from 'react';
import { MessageContext } from '../../messages/messages.ts';
import { TimeZoneContext } from '../../ui/time/format-time.ts';
import type { ActivityEntry } from './activity-entry.ts';

export interface ActivityDay {
  readonly title: string;
  /** One for each entry, or for each job with its entries. */
  readonly lines: readonly (readonly ActivityEntry[])[];
}

const DAY_MS = 86_400_000;

/** The entries by the days of the reader's zone. The parts of a job stand together, at its newest. */
export function useDays(entries: readonly ActivityEntry[]): readonly ActivityDay[] {
  const { locale } = use(MessageContext);
  const timeZone = use(TimeZoneContext);
  return useMemo(() => {
    const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    const long = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' });
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const now = Date.now();
    const near = new Map(
      [0, -1].map((days) => [
        dayOf.format(now + days * DAY_MS),
        capitalized(relative.format(days, 'day'), locale),
      ]),
    );
    const days = new Map<string, { title: string; lines: Map<string, ActivityEntry[]> }>();
    for (const entry of entries) {
      const day = dayOf.format(entry.at);
      const { lines } = days.get(day) ?? { lines: new Map<string, ActivityEntry[]>() };
      days.set(day, { title: near.get(day) ?? long.format(entry.at), lines });
      const line = entry.jobId == null ? `${entry.id}` : `job ${entry.jobId}`;
      lines.set(line, [...(lines.get(line) ?? []), entry]);
    }
    return [...days.values()].map(({ title, lines }) => ({ title, lines: [...lines.values()] }));
  }, [entries, locale, timeZone]);
}

const capitalized = (text: string, locale: string) =>
  text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(locale));
