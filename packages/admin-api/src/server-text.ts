const MAX_SHOWN_LENGTH = 500;

const MAX_READ_LENGTH = 2000;

const WHITE_SPACE = /\s+/g;
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** One line, cut between graphemes. `null` for anything but a filled text. */
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
