/** How much of a server's sentence is shown, in UTF-16 code units, the ellipsis included. */
const MAX_SHOWN_LENGTH = 500;

// Only this much is looked at, so that a body of many megabytes costs nothing.
const MAX_READ_LENGTH = 2000;

const WHITE_SPACE = /\s+/g;
// C0 and C1 controls, and the marks that turn the direction of everything after them.
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A server's text made fit to show: one line, trimmed, without control characters, at most 500 characters,
 * cut between whole characters as a person sees them. `null` for anything that is not a filled text.
 */
export function showableText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, MAX_READ_LENGTH)
    .replace(WHITE_SPACE, ' ')
    .replace(CONTROLS, '')
    .toWellFormed()
    .trim();
  if (text.length <= MAX_SHOWN_LENGTH) return text || null;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length >= MAX_SHOWN_LENGTH) break;
    kept += segment;
  }
  return kept ? `${kept.trimEnd()}…` : null;
}
