import type { Instant } from './rows.ts';

/** An instant as the server writes it: UTC, and without a word about that (B §9). */
export function wireTime(instant: Instant): string {
  return instant.slice(0, 19).replace('T', ' ');
}

/** A date to the second. */
export function toInstant(date: Date): Instant {
  return `${date.toISOString().slice(0, 19)}Z`;
}
