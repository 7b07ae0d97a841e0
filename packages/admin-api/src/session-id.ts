// Valid in a header. A line break or a character outside ASCII would make the request itself fail.
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/** A session id that can be sent, or `null`. The server answers 'Not signed in' to a call without one. */
export function usableSessionId(value: unknown): string | null {
  return typeof value === 'string' && HEADER_SAFE.test(value) ? value : null;
}
