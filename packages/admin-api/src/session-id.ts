// What may stand in a header: a line break or a letter outside ASCII would make the request itself fail.
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/** A session id that can be sent, or `null`. A damaged one counts as none: the server then says 'Not signed in'. */
export function usableSessionId(value: unknown): string | null {
  return typeof value === 'string' && HEADER_SAFE.test(value) ? value : null;
}
