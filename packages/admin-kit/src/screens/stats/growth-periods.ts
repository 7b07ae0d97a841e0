import type { ChartPeriod } from '../../ui/chart/plot-layout.ts';

type Day = number;

export const growthSteps = ['day', 'week', 'month'] as const;
export type GrowthStep = (typeof growthSteps)[number];

export const growthRanges = ['30d', '90d', '12m', 'all'] as const;

const DAY_MS = 86_400_000;
const MAX_PERIODS = 366;

const stepOfRange: Readonly<Record<string, GrowthStep>> = { '30d': 'day', '90d': 'week', '12m': 'month' };

export function readStep(text: string | null, range: string): GrowthStep {
  return growthSteps.find((step) => step === text) ?? stepOfRange[range] ?? 'month';
}

/** '30d', '90d', '12m', 'all', or days such as '2026-01-05..2026-02-08'. @default '12m' */
export function readRange(text: string | null): string {
  if (text === null) return '12m';
  if ((growthRanges as readonly string[]).includes(text)) return text;
  const days = daysOf(text);
  return days !== null && days.first <= days.last ? text : '12m';
}

export function daysOf(range: string): { first: Day; last: Day } | null {
  const found = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(range);
  const [first, last] = [found?.[1], found?.[2]].map((text) => Date.parse(`${text}T00:00Z`) / DAY_MS);
  return first === undefined || last === undefined || Number.isNaN(first + last) ? null : { first, last };
}

export const keyOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const writeRange = (first: Day, last: Day): string => `${keyOf(first)}..${keyOf(last)}`;

function dayOf(instant: number, timeZone: string | undefined): Day {
  return Math.floor((instant + offsetAt(instant, timeZone)) / DAY_MS);
}

function beginningOf(day: Day, timeZone: string | undefined): number {
  const guess = day * DAY_MS;
  const near = guess - offsetAt(guess, timeZone);
  const beginning = guess - offsetAt(near, timeZone);
  // Where the clocks skip midnight, the day begins after it.
  return dayOf(beginning, timeZone) === day ? beginning : near;
}

function offsetAt(instant: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(instant).getTimezoneOffset() * 60_000;
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const number = '2-digit';
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  });
  clocks.set(timeZone, clock);
  return clock;
}

const monthOf = (day: Day) => {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};
const firstOfMonth = (month: number): Day => Date.UTC(Math.floor(month / 12), month % 12) / DAY_MS;

/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (day: Day) => Math.floor((day + 3) / 7);

const calendars: Readonly<
  Record<GrowthStep, { rankOf: (day: Day) => number; firstDayOf: (rank: number) => Day }>
> = {
  day: { rankOf: (day) => day, firstDayOf: (rank) => rank },
  week: { rankOf: weekOf, firstDayOf: (rank) => rank * 7 - 3 },
  month: { rankOf: monthOf, firstDayOf: firstOfMonth },
};

export interface Periods {
  readonly step: GrowthStep;
  readonly days: readonly Day[];
  readonly beginnings: readonly number[];
  readonly rank: number;
}

interface PeriodsAsked {
  readonly range: string;
  readonly step: GrowthStep;
  readonly now: number;
  readonly earliest: number | null;
  readonly timeZone: string | undefined;
}

export function periodsOf({ range, step, now, earliest, timeZone }: PeriodsAsked): Periods {
  const today = dayOf(now, timeZone);
  const { first, last } = daysOf(range) ?? { first: firstDayOf(range, today), last: today };
  const begin = first ?? Math.min(today, earliest === null ? today : dayOf(earliest, timeZone));
  for (const candidate of growthSteps.slice(growthSteps.indexOf(step))) {
    const { rankOf, firstDayOf: dayAt } = calendars[candidate];
    const rank = rankOf(begin);
    const count = rankOf(last) - rank + 1;
    if (count > MAX_PERIODS && candidate !== 'month') continue;
    const days = Array.from({ length: count + 1 }, (_, index) => dayAt(rank + index));
    return { step: candidate, days, beginnings: days.map((day) => beginningOf(day, timeZone)), rank };
  }
  throw new RangeError('unreachable: months are always taken');
}

function firstDayOf(range: string, today: Day): Day | null {
  if (range === 'all') return null;
  if (range === '12m') return firstOfMonth(monthOf(today) - 11);
  return today - (range === '30d' ? 29 : 89);
}

export interface Counted {
  readonly values: readonly number[];
  readonly before: number;
}

export function countIn(instants: readonly number[], beginnings: readonly number[]): Counted {
  const values = new Array<number>(beginnings.length - 1).fill(0);
  let before = 0;
  for (const instant of instants) {
    let low = 0;
    let high = beginnings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((beginnings[middle] as number) <= instant) low = middle + 1;
      else high = middle;
    }
    if (low === 0) before += 1;
    else if (low <= values.length) values[low - 1] = (values[low - 1] as number) + 1;
  }
  return { values, before };
}

export function accumulated({ values, before }: Counted): number[] {
  let sum = before;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** The previous period is as long as the elapsed part of the range. null: unknown. */
export function countBefore(
  instants: readonly number[],
  { beginnings }: Periods,
  { now, earliest }: { now: number; earliest: number | null },
): number | null {
  const begin = beginnings[0] as number;
  const passed = Math.min(now, beginnings.at(-1) as number) - begin;
  if (passed <= 0 || earliest === null || earliest > begin - passed) return null;
  return instants.filter((instant) => instant >= begin - passed && instant < begin).length;
}

export function namePeriods(
  { days, beginnings, step, rank }: Periods,
  { locale, now }: { locale: string; now: number },
): ChartPeriod[] {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const whole = inZone(step === 'month' ? { month: 'short', year: 'numeric' } : { dateStyle: 'medium' });
  const hasYears = (days.at(-1) as Day) - (days[0] as Day) > MAX_PERIODS;
  const short = inZone({
    month: 'short',
    ...(step !== 'month' && (hasYears ? { year: 'numeric' } : { day: 'numeric' })),
  });
  const year = inZone({ year: 'numeric' });
  return days.slice(0, -1).map((day, index) => {
    const date = new Date(day * DAY_MS);
    const end = new Date(((days[index + 1] as Day) - 1) * DAY_MS);
    const isJanuary = step === 'month' && date.getUTCMonth() === 0;
    return {
      key: keyOf(day),
      name: step === 'week' ? whole.formatRange(date, end) : whole.format(date),
      tick: (isJanuary ? year : short).format(date),
      rank: rank + index,
      isOngoing: now >= (beginnings[index] as number) && now < (beginnings[index + 1] as number),
    };
  });
}
