import type { Instant } from '../rows.ts';
import { toInstant } from '../wire-time.ts';

/** The time of the seeds `small` and `large`. Nothing in them is newer. */
export const seedTime: Instant = '2026-03-02T09:00:00Z';

const MS_PER_DAY = 86_400_000;

export function daysBeforeSeed(days: number, seconds = 0): Instant {
  return toInstant(new Date(Date.parse(seedTime) - days * MS_PER_DAY - seconds * 1000));
}
