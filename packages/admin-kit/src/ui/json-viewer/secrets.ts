import { decodeString } from './json-scan.ts';

export const HIDDEN_TEXT = '[hidden]';

const secretWords = new Set(
  'password passwd passphrase pwd secret secrets token tokens authorization bearer sid cookie cookies jwt credential credentials apikey csrf xsrf'.split(
    ' ',
  ),
);
const secretNames =
  /(?:session_?id|session_?key|token|password|passwd|passphrase|secret|api_?key|private_?key|access_?key)$/;

/** 'boardingPass' and 'sessionCount' are not secret. */
const secretWholeNames = /^(?:session|(?:x_)?auth|pass|[a-z]*sess_?id)$/;

export function isSecretKey(key: string): boolean {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const name = words.join('_');
  return words.some((word) => secretWords.has(word)) || secretNames.test(name) || secretWholeNames.test(name);
}

const LONGEST_KEY = 200;
const MAX_KNOWN = 5000;

export function createSecretKeyTest(): (text: string, from: number, end: number) => boolean {
  const known = new Map<string, boolean>();
  return (text, from, end) => {
    if (end - from > LONGEST_KEY) return false;
    const raw = text.slice(from, end);
    const answer = known.get(raw);
    if (answer !== undefined) return answer;
    const isSecret = isSecretKey(decodeString(raw));
    if (known.size < MAX_KNOWN) known.set(raw, isSecret);
    return isSecret;
  };
}

const hint =
  /sid|session|token|passw|pwd|passphrase|secret|authoriz|bearer|api_?key|cookie|jwt|credential|eyJ|:\/\/[^\s/]*@/i;
const NAME = String.raw`(?<![\w-])(?:[\w-]{0,40}(?:session_?id|token|passw(?:or)?d|passphrase|secret|authorization|api_?key|cookie|jwt|credentials?)|(?:[\w-]{0,40}[_-])?(?:sid|pwd))`;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*|'[^']*|\\+"[^"]*`;
const named = new RegExp(
  String.raw`(${NAME}\\{0,8}["']?\s{0,8}[=:]\s{0,8})(?:${QUOTED}|[^\s&;,"'}\])]+)`,
  'gi',
);
const carried = /\b(Bearer|Basic)\s{1,8}[\w.~+/=-]{4,}/gi;
/** A JSON Web Token begins with the Base64 of '{"'. */
const webToken = /\beyJ[\w-]{6,}\.[\w-]{4,}(?:\.[\w-]*)?/g;
const inAddress = /(:\/\/[^\s/:@]{0,200}:)[^\s/@]{1,200}@/g;

export function redactText(text: string): string {
  if (!hint.test(text)) return text;
  return text
    .replace(webToken, HIDDEN_TEXT)
    .replace(inAddress, `$1${HIDDEN_TEXT}@`)
    .replace(carried, `$1 ${HIDDEN_TEXT}`)
    .replace(named, (whole, name: string) => {
      const quote = /^(?:\\*"|')/.exec(whole.slice(name.length))?.[0] ?? '';
      return `${name}${quote}${HIDDEN_TEXT}`;
    });
}

export function hasSecretInText(raw: string): boolean {
  if (!hint.test(raw)) return false;
  const text = decodeString(raw);
  return [named, carried, webToken, inAddress].some((secret) => text.search(secret) >= 0);
}
