/** A value for aria-describedby and its like: what is there, in order, or nothing at all. */
export function joinIds(...ids: (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
