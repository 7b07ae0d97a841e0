import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLocal, parseServerTime, parseUtcTime } from './utc-date.ts';

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

const stamps: [string, string][] = [
  ['2026-03-08 02:30:00', '2026-03-08T02:30:00.000Z'],
  ['2026-03-08T02:30:00', '2026-03-08T02:30:00.000Z'],
  ['2026-11-01T01:30:00', '2026-11-01T01:30:00.000Z'],
  ['2026-03-29 02:30:00.250', '2026-03-29T02:30:00.250Z'],
  ['2026-10-25T02:30', '2026-10-25T02:30:00.000Z'],
  ['2026-06-01', '2026-06-01T00:00:00.000Z'],
  ['2026-06-01T12:00:00Z', '2026-06-01T12:00:00.000Z'],
  ['2026-06-28 12:00:00.009Z', '2026-06-28T12:00:00.009Z'],
  ['2026-12-31T23:59:59.999', '2026-12-31T23:59:59.999Z'],
  ['2026-01-01T12:00:00,250Z', '2026-01-01T12:00:00.250Z'],
  ['2026-06-01T12:00:00.123456Z', '2026-06-01T12:00:00.123Z'],
  ['2026-06-01T12:00:00+05:30', '2026-06-01T06:30:00.000Z'],
  ['2026-06-01 23:30:00 -0400', '2026-06-02T03:30:00.000Z'],
  ['2024-02-29 23:59:59 UTC', '2024-02-29T23:59:59.000Z'],
  ['2026-06-01T12:00:00.5Z', '2026-06-01T12:00:00.500Z'],
  ['2026-06-01T12:00:00+05', '2026-06-01T07:00:00.000Z'],
  [' 2026-06-01 ', '2026-06-01T00:00:00.000Z'],
  ['+012026-06-01', '+012026-06-01T00:00:00.000Z'],
  ['+275760-09-12', '+275760-09-12T00:00:00.000Z'],
  ['Sun, 08 Mar 2026 02:30:00 GMT', '2026-03-08T02:30:00.000Z'],
];

describe('a time from the server', () => {
  it.each(stamps)('%s is the instant %s, in every zone of the reader (T51)', (stamp, instant) => {
    const zoneBefore = process.env.TZ;
    const offsets = zones.map((zone) => {
      process.env.TZ = zone;
      expect(parseServerTime(stamp)?.toISOString()).toBe(instant);
      return new Date(2026, 0, 1).getTimezoneOffset();
    });
    process.env.TZ = zoneBefore;
    expect(new Set(offsets).size).toBe(zones.length);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    0,
    1_700_000_000,
    true,
    {},
    [],
    'soon',
    'x2026-06-01',
    'x Sun, 08 Mar 2026 02:30:00 GMT',
    'Sun, 08 Mar 2026 02:30:00 GMT+1',
    'Invalid Date',
    '0000-00-00 00:00:00',
    '0001-01-01T00:00:00Z',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-01 24:00:00',
    '2026-01-01 12:60:00',
    '2026-01-01 12:00:60',
    '2026-01-01 12:0x:00',
    '2026-01-01 12:0/:00',
    '2026-01-01 24:00:00.000Z',
    '2026-13-29 24:60:60',
    '2026-00-10T12:00:00Z',
    '2026-13-10T12:00:00Z',
    '2026-01-00T12:00:00Z',
    '2026-02-29T12:00:00Z',
    '2026-01-0aT12:00:00Z',
    '2026-01-01T12:00:00.0x0Z',
    '2026/01/01 12:00:00',
    '2026-01-01 12.00.00',
    '2026-1-1',
    '01/02/2026',
    '2026-01-01Z',
    '2026-01-01 12:00:00 EST',
    'Xyz, 08 Abc 2026 02:30:00 GMT',
    '+275760-09-14T00:00:00',
  ])('%j is none (T51)', (value) => {
    expect(parseServerTime(value)).toBeNull();
  });

  it('survives every spelling of any instant (T51)', () => {
    const instant = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (date) => {
        const iso = date.toISOString();
        for (const spelling of [iso, iso.slice(0, -1), iso.replace('T', ' '), iso.replace('Z', '+00:00')]) {
          expect(parseServerTime(spelling)?.getTime()).toBe(date.getTime());
        }
        expect(parseServerTime(date.toUTCString())?.getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a time of any year', () => {
  it.each([
    ['0044-03-15', '0044-03-15T00:00:00.000Z'],
    ['0000-01-01', '0000-01-01T00:00:00.000Z'],
    ['-000043-03-15', '-000043-03-15T00:00:00.000Z'],
    ['+012026-03-15', '+012026-03-15T00:00:00.000Z'],
    ['1492-10-12T00:00:00+01', '1492-10-11T23:00:00.000Z'],
  ])('%s is read as %s', (stamp, instant) => {
    expect(parseUtcTime(stamp)?.toISOString()).toBe(instant);
  });
});

describe('a time without fractions and zone', () => {
  const readInFull = (text: string) => parseUtcTime(`${text} UTC`);
  const plain = ['2026-03-08 02:30:00', '2026-12-28T23:59:59', '1999-10-19 20:08:07', '0100-01-01 00:00:00'];
  const changed = plain.flatMap((text) =>
    [...text].flatMap((_, at) =>
      ['0', '2', '3', '6', '9', '/', ':', 'p', ' ', 'T'].map(
        (character) => `${text.slice(0, at)}${character}${text.slice(at + 1)}`,
      ),
    ),
  );

  it('is read like one with its zone, whichever character is another', () => {
    expect(changed.map((text) => [text, parseUtcTime(text)])).toEqual(
      changed.map((text) => [text, readInFull(text)]),
    );
    expect(changed.filter((text) => parseUtcTime(text) === null).length).toBeGreaterThan(100);
    expect(changed.filter((text) => parseUtcTime(text) !== null).length).toBeGreaterThan(100);
  });

  it.each([
    ['2026-03-08 02:30+01', '2026-03-08T01:30:00.000Z'],
    ['2026-03-08T02:30-01', '2026-03-08T03:30:00.000Z'],
    ['2026-03-08 02:30:00.25', '2026-03-08T02:30:00.250Z'],
    ['2026-03-08 02:30:00Z', '2026-03-08T02:30:00.000Z'],
  ])('%s is not one, and is %s', (text, instant) => {
    expect(parseUtcTime(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '2026-00-08 02:30:00',
    '2026-13-08 02:30:00',
    '2026-03-00 02:30:00',
    '2026-02-29 02:30:00',
    '2026-03-08 24:00:00',
    '2026-03-08 02:60:00',
    '2026-03-08 02:30:60',
  ])('%s does not exist', (text) => {
    expect(parseUtcTime(text)).toBeNull();
  });
});

describe('a time shown', () => {
  const date = new Date('2026-03-08T02:30:00Z');

  it('is in the zone of the reader, which is named (B §9)', () => {
    expect(formatLocal(date, { locale: 'en-US', timeZone: 'America/New_York' })).toBe(
      'Mar 7, 2026, 9:30 PM EST',
    );
    expect(formatLocal(date, { locale: 'en-GB', timeZone: 'UTC' })).toBe('8 Mar 2026, 02:30 UTC');
  });

  it('follows the clocks when they change (T51)', () => {
    const options = { locale: 'en-US', timeZone: 'America/New_York' };
    expect(formatLocal(new Date('2026-03-08T06:59:00Z'), options)).toBe('Mar 8, 2026, 1:59 AM EST');
    expect(formatLocal(new Date('2026-03-08T07:00:00Z'), options)).toBe('Mar 8, 2026, 3:00 AM EDT');
    expect(formatLocal(new Date('2026-11-01T05:30:00Z'), options)).toBe('Nov 1, 2026, 1:30 AM EDT');
    expect(formatLocal(new Date('2026-11-01T06:30:00Z'), options)).toBe('Nov 1, 2026, 1:30 AM EST');
  });

  it("uses the runtime's own locale and zone when none is given", () => {
    expect(formatLocal(date)).toMatch(/2026.*UTC$/);
  });

  it('is nothing for none (T51)', () => {
    expect([formatLocal(null), formatLocal(new Date('garbage'))]).toEqual(['', '']);
  });
});
