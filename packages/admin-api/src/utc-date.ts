const ISO =
  /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
// The format of toUTCString and many servers: Sun, 08 Mar 2026 02:30:00 GMT.
const HTTP_DATE = /^[a-z]{3}, \d{2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/i;

const MINUTE_MS = 60_000;
const FOUR_CENTURIES_MS = 146_097 * 24 * 60 * MINUTE_MS;

function offsetMinutes(zone: string): number {
  const digits = /([+-])(\d{2}):?(\d{2})?/.exec(zone);
  if (!digits) return 0;
  const [, sign, hours, minutes] = digits;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

/** A number of two or four digits; NaN for anything else. */
function digitsAt(text: string, from: number, count: number): number {
  let number = 0;
  for (let at = from; at < from + count; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * YYYY-MM-DDTHH:MM:SS with a blank or a T, a fraction of three digits and a Z or none, as nearly all times are written. A
 * regular expression took most of the time of reading a long list. NaN for other texts, and for times that do not exist.
 */
function plainTimeMs(text: string): number {
  const end = text.endsWith('Z') ? text.length - 1 : text.length;
  const hasFraction = end === 23 && text[19] === '.';
  const separator = text[10];
  const isPlain =
    (end === 19 || hasFraction) &&
    text[4] === '-' &&
    text[7] === '-' &&
    (separator === ' ' || separator === 'T') &&
    text[13] === ':' &&
    text[16] === ':';
  if (!isPlain) return Number.NaN;
  const year = digitsAt(text, 0, 4);
  const [month, day] = [digitsAt(text, 5, 2), digitsAt(text, 8, 2)];
  const [hour, minute, second] = [digitsAt(text, 11, 2), digitsAt(text, 14, 2), digitsAt(text, 17, 2)];
  // Every month has 28 days. Of later days and early years the calendar decides below.
  const exists = year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 28;
  if (!exists || hour > 23 || minute > 59 || second > 59) return Number.NaN;
  return Date.UTC(year, month - 1, day, hour, minute, second, hasFraction ? digitsAt(text, 20, 3) : 0);
}

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
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; the calendar repeats after 400 years.
  // Stryker disable next-line EqualityOperator: the year 100 read as the year 500 is the same
  const isEarly = year < 100;
  const [hour, minute, second] = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)];
  const ms = Number(fraction.padEnd(3, '0'));
  const shiftedMs = Date.UTC(isEarly ? year + 400 : year, month, Number(parts[3]), hour, minute, second, ms);
  const date = new Date(isEarly ? shiftedMs - FOUR_CENTURIES_MS : shiftedMs);
  // A nonexistent day has rolled over into another month.
  if (hour > 23 || minute > 59 || second > 59 || date.getUTCMonth() !== month) return null;
  return zone ? validOrNull(new Date(date.getTime() - offsetMinutes(zone) * MINUTE_MS)) : validOrNull(date);
}

function validOrNull(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

// Databases write 0000-00-00, 0001-01-01 and the like for 'never'.
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
    // Making one costs more than a hundred uses of it.
    // Stryker disable next-line CallExpression: a new format writes the same
    formats.set(key, format);
  }
  return format.format(date);
}
