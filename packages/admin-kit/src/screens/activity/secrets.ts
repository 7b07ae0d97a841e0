const REDACTED = '…';

const MAX_READ_LENGTH = 2000;
const MAX_KEPT_LENGTH = 300;

const credentials: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/\b(bearer|authorization["']?\s*[:=]\s*["']?basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  // Names begin with 'Basic' too. Base64 has a digit, a '=', or capitals inside whole groups of four.
  [
    /\b([Bb]asic|BASIC)\s+(?!\d+\b)(?:[\w.~+/-]*[\d=][\w.~+/=-]*|(?=[\w+/-]*[a-z][A-Z])(?:[\w+/-]{4})+(?![\w+/-]))/g,
    `$1 ${REDACTED}`,
  ],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, REDACTED],
  [
    /([\w-]*(?:passw(?:or)?d|passphrase|secret|token|api[-_]?key|session[-_]?id|\bsid|signature)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;&"'}]+)/gi,
    `$1${REDACTED}`,
  ],
  // The rest of an address. Queries can contain one-time codes.
  [/(https?:\/\/[^\s?#]*)[?#]\S*/gi, `$1?${REDACTED}`],
  // Usernames of learning platforms are '@lti:' and digits.
  [/(?<!@lti:)\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, REDACTED],
  [/(?<!@lti:)\b(?=[a-z]*\d)(?=\d*[a-z])[0-9a-f]{24,}\b/gi, REDACTED],
  [/(?<!@lti:)\b(?=\w*[a-z])(?=\w*[A-Z])(?=\w*\d)\w{24,}\b/g, REDACTED],
];

export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  const read = text.slice(0, MAX_READ_LENGTH);
  const known = secrets.filter((secret) => secret !== '');
  const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), read);
  const kept = credentials.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), withoutKnown);
  return kept.length <= MAX_KEPT_LENGTH
    ? kept
    : `${kept.slice(0, MAX_KEPT_LENGTH).trimEnd()}…`.toWellFormed();
}
