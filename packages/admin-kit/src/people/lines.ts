/** Stands where a line ended inside an address: nobody knows whether the hyphen before it is a part of it. */
export const BREAK = '\u21B5';

export const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;

/** The beginning of an address before a hyphen at the end of a line, or before the sign that breaks a line in the source of a mail. */
const BEGUN =
  /(?:^|[\s,;:<("'])(?:(?=[^\s@]*[._\d]|\p{Ll})[\p{L}\p{N}._+-]+[\p{L}\p{N}]|[^\s,;:<("'@]+@[\p{L}\p{N}.-]*[\p{L}\p{N}])[-\u2010\u00AD=]$/u;
const DOMAIN_FIRST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?=$|[\s,;>)"'])/u;
const ENDED = /^[\p{L}\p{N}][\p{L}\p{N}._+-]*(?:@|(?=$|[\s,;>)"']))/u;

/** A document breaks addresses at hyphens, its own and those that it adds: the parts become one line with a mark. */
export function linesOf(text: string): string[] {
  const lines = text.split(LINE_END);
  for (let index = 0; index < lines.length - 1; index++) {
    const line = lines[index]?.trimEnd() ?? '';
    const below = lines[index + 1]?.trim() ?? '';
    const opened = /<([^<>]*)$/.exec(line)?.[1];
    const isOpen = opened !== undefined && /^[^\s<>]+>/.test(below) && /@/.test(opened + below);
    const isBroken =
      isOpen ||
      (/@\S*[\p{L}\p{N}]$/u.test(line) && /^(?:\.[\p{L}\d-]+)+$/u.test(below)) ||
      (/[\p{L}\p{N}]@$/u.test(line) && DOMAIN_FIRST.test(below)) ||
      (/(?:^|[\s,;<])[\p{L}\p{N}._+-]+$/u.test(line) &&
        below.startsWith('@') &&
        DOMAIN_FIRST.test(below.slice(1)));
    if (isBroken) {
      lines[index] = `${isOpen ? line.replace(/=$/, '') : line}${opened === '' ? '' : BREAK}${below}`;
      lines[index + 1] = '';
      continue;
    }
    if (!/[-\u2010\u00AD=]$/.test(line)) continue;
    const next = lines[index + 1]?.trimStart() ?? '';
    const end = ENDED.exec(next)?.[0];
    const isWhole = end?.endsWith('@') === /@\S*$/.test(line);
    if (end === undefined || isWhole || !BEGUN.test(line)) continue;
    lines[index] = `${line.slice(0, -1)}${line.endsWith('=') ? '' : '-'}${BREAK}${next}`;
    lines[index + 1] = '';
  }
  return lines;
}
