import type { ApiError } from './api-error.ts';

/** Waits before the second and the third attempt at a read. */
const BACKOFF_MS = [300, 900];
const MAX_RETRY_AFTER_MS = 2000;

/**
 * How long to wait before the next attempt at a call, or `null` when there must be none. Writes are never
 * repeated; reads are, after a lost connection or a 5xx. A server that names a time is taken at its word
 * when that is at most 2 s; one that asks for longer is left in peace.
 * @param attempt how many attempts were made, from 1
 */
export function retryDelayMs(attempt: number, failure: ApiError, retryAfter: string | null): number | null {
  const backoff = BACKOFF_MS[attempt - 1];
  if (failure.isWrite || backoff === undefined) return null;
  if (failure.kind === 'network') return backoff;
  if (failure.kind !== 'status' && failure.kind !== 'refused') return null;
  const isBusy = failure.status === 429 || failure.status === 503;
  const namedMs = isBusy && retryAfter ? Number(retryAfter) * 1000 : Number.NaN;
  if (namedMs >= 0) return namedMs <= MAX_RETRY_AFTER_MS ? namedMs : null;
  return (failure.status ?? 0) >= 500 ? backoff : null;
}
