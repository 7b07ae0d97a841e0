import type { ApiError } from './api-error.ts';
import { serverNow } from './server-clock.ts';

const BACKOFF_MS = [300, 900];
const MAX_RETRY_AFTER_MS = 2000;

// More is a mistake, and might not be a valid date.
const LONGEST_WAIT_MS = 1e12;

/** A delay that the server asks for is used up to 2 s; a longer one ends the attempts, which count from 1. */
export function retryDelayMs(attempt: number, failure: ApiError): number | null {
  const backoff = BACKOFF_MS[attempt - 1];
  if (failure.isWrite || backoff === undefined) return null;
  if (failure.kind === 'network') return backoff;
  if (failure.kind !== 'status' && failure.kind !== 'refused') return null;
  if (failure.retryAt !== null) {
    const namedMs = Math.max(0, failure.retryAt - Date.now());
    return namedMs <= MAX_RETRY_AFTER_MS ? namedMs : null;
  }
  return (failure.status ?? 0) >= 500 ? backoff : null;
}

/** By this computer's clock. null if the response names no time. */
export function retryAtOf({ status, headers }: Pick<Response, 'status' | 'headers'>): number | null {
  const header = headers.get('Retry-After');
  if (!header || (status !== 429 && status !== 503)) return null;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Math.max(0, Date.parse(header) - serverNow()) : seconds * 1000;
  return waitMs >= 0 && waitMs < LONGEST_WAIT_MS ? Date.now() + waitMs : null;
}
