import type { Instant } from '../rows.ts';
import { toInstant } from '../wire-time.ts';

/** The moment at which the seeds `small` and `large` are made; nothing in them is younger. */
export const seedTime: Instant = '2026-03-02T09:00:00Z';

const MS_PER_DAY = 86_400_000;

/** An instant before (negative: after) the seeds' own moment. */
export function daysBeforeSeed(days: number, seconds = 0): Instant {
  return toInstant(new Date(Date.parse(seedTime) - days * MS_PER_DAY - seconds * 1000));
}
