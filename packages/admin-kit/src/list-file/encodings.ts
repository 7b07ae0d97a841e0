/** Encodings in which programs write lists, by the names of the Encoding Standard. */
export const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  'windows-1258': 'Windows-1258',
  'windows-874': 'Windows-874',
  'iso-8859-2': 'ISO-8859-2',
  ibm866: 'IBM866',
  'koi8-r': 'KOI8-R',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};

const USUAL: Readonly<Record<string, readonly string[]>> = {
  ar: ['windows-1256'],
  be: ['windows-1251'],
  bg: ['windows-1251'],
  bs: ['windows-1250'],
  cs: ['windows-1250'],
  el: ['windows-1253'],
  et: ['windows-1257'],
  fa: ['windows-1256'],
  he: ['windows-1255'],
  hr: ['windows-1250'],
  hu: ['windows-1250'],
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  lt: ['windows-1257'],
  lv: ['windows-1257'],
  mk: ['windows-1251'],
  pl: ['windows-1250'],
  ro: ['windows-1250'],
  ru: ['windows-1251'],
  sk: ['windows-1250'],
  sl: ['windows-1250'],
  sr: ['windows-1251'],
  th: ['windows-874'],
  tr: ['windows-1254'],
  uk: ['windows-1251'],
  ur: ['windows-1256'],
  vi: ['windows-1258'],
};

function usualEncodings(locale: string): readonly string[] {
  const { language, script } = new Intl.Locale(locale).maximize();
  if (language === 'zh') return script === 'Hant' ? ['big5', 'gb18030'] : ['gb18030', 'big5'];
  return USUAL[language] ?? ['windows-1252'];
}

interface DecodedList {
  readonly text: string;
  readonly encoding: string;
  readonly isGuess: boolean;
}

export function decodeAs(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

export function decodeList(bytes: Uint8Array, locale: string): DecodedList {
  const decoded = (encoding: string, isGuess: boolean) => ({
    text: decodeAs(bytes, encoding),
    encoding,
    isGuess,
  });
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decoded('utf-8', false);
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', false);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', false);
  const unmarked = utf16Without(bytes);
  if (unmarked !== null) return decoded(unmarked, true);
  const utf8 = decoded('utf-8', true);
  // Its escapes are ASCII.
  if (utf8.text.includes('\x1B$') || utf8.text.includes('\x1B(')) return decoded('iso-2022-jp', true);
  if (isUtf8(bytes)) return { ...utf8, isGuess: false };
  // Two broken letters of a long text do not make it another encoding.
  const letters = utf8.text.match(/[^\0-\x7F]/g) ?? [];
  const broken = letters.filter((letter) => letter === '\uFFFD').length;
  if (broken * 2 < letters.length) return utf8;
  const [usual = 'windows-1252', ...others] = [...usualEncodings(locale), ...FROM_ELSEWHERE];
  const sample = sampleOf(bytes);
  const oddityAs = (encoding: string) => decodeAs(sample, encoding).match(ODD)?.length ?? 0;
  let best = { encoding: usual, odd: oddityAs(usual) };
  for (const encoding of others) {
    if (best.odd === 0) break;
    const odd = oddityAs(encoding);
    if (odd < best.odd) best = { encoding, odd };
  }
  return decoded(best.encoding, true);
}

/** From shortly before the first letter beyond ASCII to the end of a line: enough to judge an encoding. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 127);
  const end = bytes.indexOf(10, first + 65_536);
  return bytes.subarray(Math.max(0, first - 50), end < 0 ? bytes.length : end);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// Addresses and separators have a zero byte in each of their units, always on the same side.
function utf16Without(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  const end = Math.min(bytes.length, 65_536);
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 === 1 || Math.max(even, odd) < end / 20) return null;
  if (even * 20 < odd) return 'utf-16le';
  return odd * 20 < even ? 'utf-16be' : null;
}

/** Those of other languages whose letters are odd in every other encoding of these. */
const FROM_ELSEWHERE = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'koi8-r'];

const ODD = new RegExp(
  [
    // Unmapped bytes, controls, private use, lines, and the two signs that the kana of EUC-JP begin with in Shift_JIS.
    String.raw`[\uFFFD\x80-\x9F\uFF64\uFF65\uE000-\uF8FF\u2500-\u259F]`,
    // Signs in words: \xA3ukasz.
    String.raw`\p{L}[\xA1-\xA9\xAC-\xAF\xB1\xB4\xB6\xB8\xBC-\xBF\xD7\xF7\u02C7\u02D8-\u02DD](?=\p{L})`,
    String.raw`(?<!\p{L})[\xA3\xA5\xAF](?=\p{L})|\p{L}[\xB3\xB9\xBF](?!\p{L})`,
    // Words of accented letters alone, capitals after small letters, and two scripts in a word.
    String.raw`(?<!\p{L})[\xC0-\u017F]{3,}(?!\p{L})|\p{Ll}(?=\p{Lu})`,
    String.raw`[A-Za-z](?=[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}](?=[A-Za-z])`,
  ].join('|'),
  'gu',
);
