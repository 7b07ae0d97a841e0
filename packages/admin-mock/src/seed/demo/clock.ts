import type { Instant } from '../../rows.ts';
import { toInstant } from '../../wire-time.ts';
import type { Random } from '../random.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

export interface DemoClock {
  year: number;
  daysAgo(days: number): Instant;
  history(count: number, days: number): Instant[];
}

export function createDemoClock(now: Date, random: Random): DemoClock {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  const isFree = (date: Date): boolean => {
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    const isSummer = date.getUTCMonth() === 6 || date.getUTCMonth() === 7;
    return (isWeekend && random.chance(0.8)) || (isSummer && random.chance(0.65));
  };
  const moment = (days: number): Date => {
    const share = random.int(0, 9999) / 10_000;
    const day = new Date(midnight - Math.floor(days * share ** 1.6) * MS_PER_DAY);
    if (isFree(day)) return moment(days);
    const date = new Date(
      day.getTime() + random.int(7 * 60, 18 * 60) * MS_PER_MINUTE + random.int(0, 59) * 1000,
    );
    return date < now ? date : new Date(now.getTime() - random.int(5, 55) * MS_PER_MINUTE);
  };
  return {
    year: now.getUTCFullYear(),
    daysAgo: (days) => toInstant(new Date(now.getTime() - days * MS_PER_DAY)),
    history: (count, days) => Array.from({ length: count }, () => toInstant(moment(days))).sort(),
  };
}
