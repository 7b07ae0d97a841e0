import { describe, expect, it } from 'vitest';
import {
  accumulated,
  countBefore,
  countIn,
  daysOf,
  keyOf,
  namePeriods,
  periodsOf,
  readRange,
  readStep,
  writeRange,
} from './growth-periods.ts';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-22T10:00:00Z');
const asked = { range: '12m', step: 'month', now, earliest: null, timeZone: 'UTC' } as const;
const keysOf = (periods: ReturnType<typeof periodsOf>) => periods.days.slice(0, -1).map(keyOf);

describe('the periods of a range', () => {
  it('are the last twelve months, the present one with them', () => {
    const keys = keysOf(periodsOf(asked));
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([12, '2025-12-01', '2026-11-01']);
  });

  it('are the last thirty days, today with them', () => {
    const keys = keysOf(periodsOf({ ...asked, range: '30d', step: 'day' }));
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([30, '2026-10-24', '2026-11-22']);
  });

  it('are whole weeks from Monday on', () => {
    const keys = keysOf(periodsOf({ ...asked, range: '2026-11-04..2026-11-16', step: 'week' }));
    expect(keys).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });

  it('begin with the oldest entry where all are asked for', () => {
    const keys = keysOf(periodsOf({ ...asked, range: 'all', earliest: at('2024-02-29T23:00:00Z') }));
    expect([keys.length, keys[0]]).toEqual([34, '2024-02-01']);
    expect(keysOf(periodsOf({ ...asked, range: 'all' }))).toEqual(['2026-11-01']);
  });

  it('are longer where there would be too many', () => {
    const of = (range: string) => periodsOf({ ...asked, range, step: 'day' }).step;
    expect(of('2025-11-22..2026-11-22')).toBe('day');
    expect(of('2025-11-21..2026-11-22')).toBe('week');
    expect(of('2000-01-01..2026-11-22')).toBe('month');
  });

  it('begin where the day begins in the zone, also when the clocks change', () => {
    const { beginnings } = periodsOf({
      ...asked,
      range: '2026-03-28..2026-03-30',
      step: 'day',
      timeZone: 'Europe/Berlin',
    });
    expect(beginnings).toEqual(
      ['2026-03-27T23:00Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z', '2026-03-30T22:00Z'].map(at),
    );
  });

  it('begin after midnight where the clocks skip it', () => {
    const { beginnings } = periodsOf({
      ...asked,
      range: '2026-09-05..2026-09-06',
      step: 'day',
      timeZone: 'America/Santiago',
    });
    expect(beginnings).toEqual(['2026-09-05T04:00Z', '2026-09-06T04:00Z', '2026-09-07T03:00Z'].map(at));
  });

  it('have a name, and a label that gives the year in January', () => {
    const names = namePeriods(periodsOf(asked), { locale: 'en', now });
    expect(names.slice(0, 2)).toMatchObject([
      { key: '2025-12-01', name: 'Dec 2025', tick: 'Dec', isOngoing: false },
      { key: '2026-01-01', name: 'Jan 2026', tick: '2026' },
    ]);
    expect(names.at(-1)).toMatchObject({ name: 'Nov 2026', isOngoing: true });
    expect((names[1]?.rank ?? 0) % 12).toBe(0);
    const [week] = namePeriods(periodsOf({ ...asked, range: '2026-11-04..2026-11-04', step: 'week' }), {
      locale: 'en',
      now,
    });
    const years = periodsOf({ ...asked, range: '2024-11-04..2026-11-04', step: 'week' });
    expect(namePeriods(years, { locale: 'en', now })[0]?.tick).toBe('Nov 2024');
    expect(week?.name.replace(/\s/g, ' ')).toBe('Nov 2 – 8, 2026');
  });
});

describe('what is counted', () => {
  const { beginnings } = periodsOf({ ...asked, range: '2026-11-01..2026-11-03', step: 'day' });
  const instants = [
    '2026-10-31T23:59:59Z',
    '2026-11-01T00:00:00Z',
    '2026-11-01T23:59:59Z',
    '2026-11-03T12:00:00Z',
    '2026-11-04T00:00:00Z',
  ].map(at);

  it('is in the period in which it was created, from its first moment to its last', () => {
    expect(countIn(instants, beginnings)).toEqual({ values: [2, 0, 1], before: 1 });
    expect(accumulated(countIn(instants, beginnings))).toEqual([3, 3, 4]);
  });

  it('is compared with a previous period as long as the elapsed part of the range', () => {
    const periods = periodsOf({ ...asked, range: '2026-11-21..2026-11-22', step: 'day' });
    const before = ['2026-11-19T13:59:00Z', '2026-11-19T14:00:00Z', '2026-11-20T23:59:00Z'].map(at);
    expect(countBefore(before, periods, { now, earliest: at('2026-01-01') })).toBe(2);
    expect(countBefore(before, periods, { now, earliest: at('2026-11-20') })).toBeNull();
  });
});

describe('the address of what is shown', () => {
  it('is read back as it was written', () => {
    const days = daysOf(writeRange(20_000, 20_010));
    expect(days).toEqual({ first: 20_000, last: 20_010 });
  });

  it.each([null, '', '5y', '2026-02-01..2026-01-01', '2026-13-01..2026-14-01', '2026-01-01'])(
    'is twelve months for %s',
    (text) => {
      expect(readRange(text)).toBe('12m');
    },
  );

  it('has the step that suits its range unless it says another', () => {
    expect([readStep(null, '30d'), readStep('week', '30d'), readStep('year', 'all')]).toEqual([
      'day',
      'week',
      'month',
    ]);
  });
});
