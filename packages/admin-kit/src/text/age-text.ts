const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const units = [
  ['year', 365 * DAY_MS],
  ['month', (365 * DAY_MS) / 12],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** The largest unit that fits twice. */
const unitOf = (spanMs: number, without?: 'week') =>
  units.find(([unit, ms]) => unit !== without && Math.abs(spanMs) >= 2 * ms) ?? units[5];

const ageFormats = new Map<string, Intl.NumberFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** '5 weeks', '26 hours'; at least a minute. */
export function ageText(since: number, now: number, locale: string): string {
  const age = Math.max(MINUTE_MS, now - since);
  const [unit, unitMs] = unitOf(age);
  const key = `${locale} ${unit}`;
  const format =
    ageFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  ageFormats.set(key, format);
  return format.format(Math.trunc(age / unitMs));
}

/** 'in 20 days', '5 months ago'. */
export function timeFromNow(instant: number, now: number, locale: string): string {
  const span = instant - now;
  const [unit, unitMs] = unitOf(span, 'week');
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale);
  relativeFormats.set(locale, format);
  return format.format(Math.round(span / unitMs), unit);
}
