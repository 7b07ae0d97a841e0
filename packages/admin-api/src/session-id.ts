// The request itself would fail for any other header.
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/** `null` for an id that cannot be sent. */
export function usableSessionId(value: unknown): string | null {
  return typeof value === 'string' && HEADER_SAFE.test(value) ? value : null;
}
