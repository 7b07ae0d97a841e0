import { describe, expect, it } from 'vitest';
import {
  changeBetween,
  chosenInstitution,
  type DealForm,
  formOf,
  invalidFields,
  inverseOf,
  NO_INSTITUTION,
  newDeal,
  valuesOf,
  warningsFor,
} from './deal-form.ts';

const deal = {
  id: 1,
  name: 'College',
  created: '2026-03-01 09:30:00',
  createdAt: Date.parse('2026-03-01T09:30:00Z'),
  periodDays: 365,
  softLimit: 100,
  hardLimit: 120,
  institutionId: 7,
};
const form = formOf(deal, 'en');
const withField = (patch: Partial<DealForm>): DealForm => ({ ...form, ...patch });

describe('the form of a deal', () => {
  it('has name, period, limits and institution', () => {
    expect(form).toEqual({
      name: 'College',
      periodDays: '365',
      softLimit: '100',
      hardLimit: '120',
      institutionId: '7',
    });
    expect(newDeal).toEqual({
      name: '',
      periodDays: '',
      softLimit: '',
      hardLimit: '',
      institutionId: 'none',
    });
  });

  it.each([
    ['an institution', 7, '7', 7],
    ['no institution', null, NO_INSTITUTION, null],
    ['the institution 0, which is an id like any other', 0, '0', 0],
  ])('keeps %s on the way there and back', (_, institutionId, text, sent) => {
    const there = formOf({ ...deal, institutionId }, 'en');
    expect(there.institutionId).toBe(text);
    expect(valuesOf(there, 'en')?.institutionId).toBe(sent);
  });

  it('sends the name without blanks at its ends, and leaves those that the server has', () => {
    expect(valuesOf({ ...formOf(deal, 'en'), name: '\tMine ' }, 'en')?.name).toBe('Mine');
    const known = formOf({ ...deal, name: ' College' }, 'en');
    expect(changeBetween(known, { ...known }, 'en').change).toEqual({});
    expect(changeBetween(known, { ...known, name: ' Mine ' }, 'en').change).toEqual({ name: 'Mine' });
    expect(changeBetween(known, { ...known, name: 'College' }, 'en').change).toEqual({ name: 'College' });
  });

  it('keeps its numbers in a language with a decimal comma', () => {
    const there = formOf({ ...deal, periodDays: 7.5, softLimit: 1.125 }, 'de');
    expect(there).toMatchObject({ periodDays: '7,5', softLimit: '1,1250' });
    expect(valuesOf(there, 'de')).toMatchObject({ periodDays: 7.5, softLimit: 1.125 });
  });

  it('shows nothing for numbers that the server does not know', () => {
    const there = formOf({ ...deal, periodDays: null, softLimit: 0 }, 'en');
    expect([there.periodDays, there.softLimit]).toEqual(['', '0']);
  });

  it.each([
    ['0', []],
    ['-5', []],
    [' 12 ', []],
    ['', ['softLimit']],
    ['1.5', []],
    ['1e3', []],
    ['-', ['softLimit']],
    ['ten', ['softLimit']],
    ['1,000', []],
    ['1.000', ['softLimit']],
  ])('refuses %j only where it is not a number', (softLimit, expected) => {
    expect(invalidFields(withField({ softLimit }), 'en')).toEqual(expected);
    expect(valuesOf(withField({ softLimit }), 'en') === null).toBe(expected.length > 0);
  });

  it.each([
    [{ name: '' }, { name: 'hasNoName' }],
    [{ periodDays: '0' }, { periodDays: 'hasNoPeriod' }],
    [{ softLimit: '-1' }, { softLimit: 'isNegative' }],
    [{ softLimit: '121' }, { hardLimit: 'limitsCross' }],
    [{ softLimit: '120' }, {}],
    [{ softLimit: '7.5' }, { softLimit: 'isNotWhole' }],
    [{ softLimit: '' }, {}],
    [{ softLimit: '', periodDays: '-1' }, { periodDays: 'hasNoPeriod' }],
    [{ softLimit: '', hardLimit: '-1.5' }, { hardLimit: 'isNegative' }],
    [{ hardLimit: '', softLimit: '7.5' }, { softLimit: 'isNotWhole' }],
  ])('hints at %j and lets it be sent', (patch, doubts) => {
    expect(warningsFor(withField(patch), 'en')).toEqual(doubts);
  });
});

describe('the edited values', () => {
  it('are those that differ as numbers, each with what the person saw', () => {
    const typed = withField({
      name: 'Mine',
      hardLimit: ' 0130 ',
      softLimit: '1e2',
      institutionId: NO_INSTITUTION,
    });
    expect(changeBetween(form, typed, 'en')).toEqual({
      change: { name: 'Mine', hardLimit: 130, institutionId: null },
      seen: { name: 'College', hardLimit: 120, institutionId: 7 },
    });
  });

  it.each([
    [
      { name: 'Mine', hardLimit: 130 },
      { name: 'College', hardLimit: 120 },
    ],
    [{ institutionId: null }, { institutionId: 7 }],
    [{ softLimit: 5 }, null],
  ])('%j are undone by %j: an unreadable number cannot be sent', (change, inverse) => {
    expect(inverseOf({ ...deal, softLimit: null }, change)).toEqual(inverse);
  });
});

describe('the chosen institution', () => {
  it.each([
    ['7', null, '7'],
    ['none', [], 'none'],
    ['0', null, 'none'],
    ['0', [{ id: 1, name: 'A' }], 'none'],
    ['0', [{ id: 0, name: 'Zero' }], '0'],
  ])('%s among %j is %s', (id, institutions, expected) => {
    expect(chosenInstitution(id, institutions)).toBe(expected);
  });
});
