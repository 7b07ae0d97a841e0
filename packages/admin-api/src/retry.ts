import type { ApiError } from './api-error.ts';

const BACKOFF_MS = [300, 900];
const MAX_RETRY_AFTER_MS = 2000;

/** A delay that the server asks for is used up to 2 s; a longer one ends the attempts, which count from 1. */
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
