// The request itself would fail for any other header.
const HEADER_SAFE = /^[\x21-\x7e]+$/;

export function usableSessionId(value: unknown): string | null {
  return typeof value === 'string' && HEADER_SAFE.test(value) ? value : null;
}
