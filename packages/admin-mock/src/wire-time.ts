import type { Instant } from './rows.ts';

/** UTC without a zone (B §9). */
export function wireTime(instant: Instant): string {
  return instant.slice(0, 19).replace('T', ' ');
}

export function toInstant(date: Date): Instant {
  return `${date.toISOString().slice(0, 19)}Z`;
}
