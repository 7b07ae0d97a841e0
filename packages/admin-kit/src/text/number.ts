import { plainDigits } from './plain-digits.ts';

export interface NumberRange {
  /** @default 0 */
  min?: number;
  /** @default the largest whole number a double holds exactly */
  max?: number;
}

export type NumberKind = 'whole' | 'truncated' | 'any';

export type NumberProblem =
  | { readonly problem: 'empty' | 'not-whole' | 'not-a-number' | 'too-low' | 'too-high' }
  /** A percent or currency sign, or the code of a currency. */
  | { readonly problem: 'unit'; readonly unit: string }
  /** Its only sign may be a decimal sign or a thousands separator. */
  | { readonly problem: 'two-meanings'; readonly choices: readonly number[] };

export type ParsedNumber =
  | { readonly isValid: true; readonly value: number }
  | ({ readonly isValid: false } & NumberProblem);

/**
 * `parseInt('1e3')` is 1 and `Number(' ')` is 0, so both are too lenient. Nothing is guessed or left out.
 * @param locale null for a text that a program may have written: a single sign never separates thousands
 */
export function parseNumber(
  text: string,
  locale: string | null,
  kind: NumberKind,
  range: NumberRange = {},
): ParsedNumber {
  const typed = plainDigits(text).replace(QUOTED, '$1').trim();
  if (typed === '') return { isValid: false, problem: 'empty' };
  const [unit] = typed.match(UNIT) ?? [];
  if (unit !== undefined) return { isValid: false, problem: 'unit', unit };
  const readings = readingsOf(typed, locale);
  if (readings.length === 0) return refusal(kind);
  const parsed = readings.map((reading) => fit(reading, kind, range));
  const [first] = parsed;
  if (parsed.length === 1 && first) return first;
  const choices = parsed.flatMap((each) => (each.isValid ? [each.value] : []));
  return first && choices.length === 0 ? first : { isValid: false, problem: 'two-meanings', choices };
}

/** How a cell of a spreadsheet or a CSV file can arrive. */
const QUOTED = /^["'\u201C\u201D\u201E\u00AB]([^"'\u201C\u201D\u00BB]*)["'\u201C\u201D\u00BB]$/;
const UNIT =
  /[\p{Sc}%‰٪]|^(?:S?Fr\.?|kr\.?|zł|Kč|Ft|lei|Rs\.?|[A-Z]{3})(?= ?\d)|(?<=\d ?)(?:S?Fr\.?|kr\.?|zł|Kč|Ft|lei|Rs\.?|[A-Z]{3})$/u;

function refusal(kind: NumberKind): ParsedNumber {
  return { isValid: false, problem: kind === 'whole' ? 'not-whole' : 'not-a-number' };
}

function fit(typed: number, kind: NumberKind, range: NumberRange): ParsedNumber {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = range;
  const value = (kind === 'truncated' ? Math.trunc(typed) : typed) + 0; // -0 becomes 0
  if (kind === 'whole' && value % 1 !== 0) return refusal(kind);
  if (value < Math.max(min, Number.MIN_SAFE_INTEGER)) return { isValid: false, problem: 'too-low' };
  if (value > Math.min(max, Number.MAX_SAFE_INTEGER)) return { isValid: false, problem: 'too-high' };
  return { isValid: true, value };
}

/** '12,-' is a price without cents: its last sign can only be a decimal one. */
const NO_CENTS = /(?<=\d)[.,:] ?(?:--?|=)$/;
const NUMBER = /^([-+]?) ?([\d.,' \u066b\u066c]*\d[.,]?)(e[-+]?\d+)?$/i;
/** Also Indian groups: 12,34,567. */
const GROUPED = /^[1-9]\d{0,2}([.,' \u066c])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;
const DECIMAL = /^\d*[.,\u066b]\d*$/;

/** The numbers that a text can mean, the decimal one first. */
function readingsOf(text: string, locale: string | null): readonly number[] {
  const match = text
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\u060c/g, ',')
    .replace(NO_CENTS, '\u066b0')
    .match(NUMBER);
  // Stryker disable next-line ArrayDeclaration: only what is behind the first is read
  const [, minus, body, exponent = ''] = match ?? [];
  if (body === undefined) return [];
  const numberOf = (whole: string, decimals = '') =>
    Number(`${minus}${whole.replace(/\D/g, '') || 0}.${decimals}${exponent}`);
  const last = body.match(/\D(?=\d*$)/)?.[0];
  if (last === undefined) return [numberOf(body)];

  const lastAt = body.lastIndexOf(last);
  const whole = body.slice(0, lastAt);
  const decimal = numberOf(whole, body.slice(lastAt + 1));
  const isGrouped = GROUPED.test(body) && exponent === '';
  if (!DECIMAL.test(body)) {
    if (isGrouped) return [numberOf(body)];
    const endsInDecimals = /[.,\u066b]/.test(last) && !whole.includes(last) && GROUPED.test(whole);
    return endsInDecimals ? [decimal] : [];
  }
  if (lastAt === 0 || body.startsWith('0')) return [decimal];
  if (lastAt === body.length - 1) return [decimal];
  const joined = numberOf(body);
  const signs = signsOf(locale);
  if (signs.group === last) return isGrouped ? [joined] : [decimal, joined];
  // Where a dot is not the decimal sign, it may be a slip for one that separates thousands.
  if (last === '.' && signs.decimal !== '.') return [decimal, joined];
  return isGrouped ? [decimal, joined] : [decimal];
}

type NumberSigns = Readonly<Partial<Record<Intl.NumberFormatPartTypes, string>>>;

const knownSigns = new Map<string, NumberSigns>();

function signsOf(locale: string | null): NumberSigns {
  if (locale === null) return { decimal: '.' };
  const known = knownSigns.get(locale);
  // Stryker disable next-line ConditionalExpression: a new format has the same signs
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const signs: NumberSigns = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  // Stryker disable next-line CallExpression: a new format has the same signs
  knownSigns.set(locale, signs);
  return signs;
}

/** The text of a number for a field. `parseNumber` reads the same number from it, and nothing else. */
export function writeNumber(value: number, locale: string | null): string {
  const text = String(value);
  // Three decimals could be thousands.
  const exact = /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
  return signsOf(locale).decimal === ',' ? exact.replace('.', ',') : exact;
}

/** In a text from right to left, a minus would stand after its digits. */
export const inSentence = (written: string): string => written.replace(/^-/, '\u200e-');

/** null where the text is already what `writeNumber` writes. */
export function differentlySpelled(text: string, value: number, locale: string | null): string | null {
  const written = writeNumber(value, locale);
  return text.trim() === written || text.trim() === String(value) ? null : written;
}
