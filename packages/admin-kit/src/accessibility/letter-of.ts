const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * What a key writes, in lower case. On a keyboard of another script it is what the key at this place writes on an
 * English one: `г` of a Russian keyboard is `u`.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  // A browser that fills in a form sends events without a key.
  const written = String(key).toLowerCase();
  if (!OTHER_SCRIPT.test(written)) return written;
  if (code === 'Slash') return '/';
  return /^Key(.)$/.exec(code)?.[1]?.toLowerCase() ?? written;
}
