/** The text of a percent-encoded part of a link, or the part itself where it is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
