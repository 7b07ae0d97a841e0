import { describe, expect, it } from 'vitest';
import {
  chosenInstitution,
  conflictsBetween,
  type DealForm,
  formOf,
  invalidFields,
  mergedForm,
  NO_INSTITUTION,
  newDeal,
  valuesOf,
  warningsFor,
  withPlainNumbers,
} from './deal-form.ts';

const deal = {
  id: 1,
  name: 'College',
  created: '2026-03-01 09:30:00',
  createdAt: new Date('2026-03-01T09:30:00Z'),
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

describe('a deal that someone else has changed', () => {
  it.each([
    ['nothing, when nothing changed', {}, { name: 'Mine' }, []],
    ['a field both changed', { name: 'Theirs' }, { name: 'Mine' }, ['name']],
    ['no field that only they changed', { hardLimit: '500' }, { name: 'Mine' }, []],
    ['nothing, when both want the same', { name: 'Same' }, { name: 'Same' }, []],
    [
      'each field both changed',
      { name: 'A', institutionId: 'none' },
      { name: 'B', institutionId: '8' },
      ['name', 'institutionId'],
    ],
  ] as const)('conflicts in %s', (_, theirs, wanted, fields) => {
    expect(conflictsBetween(form, withField(wanted), withField(theirs))).toEqual(fields);
  });
});

describe('the wanted values', () => {
  it('are the edited fields, and the others as someone else saved them', () => {
    const wanted = withField({ name: 'Mine', hardLimit: '130' });
    const theirs = withField({ name: 'Theirs', softLimit: '90' });
    expect(mergedForm(form, wanted, theirs)).toEqual({ ...theirs, name: 'Mine', hardLimit: '130' });
  });

  it('have numbers as the server writes them, and mistakes as typed', () => {
    const typed = withField({ periodDays: '3e2', softLimit: ' 0100 ', hardLimit: 'ten' });
    expect(withPlainNumbers(typed, 'en')).toEqual({ ...form, periodDays: '300', hardLimit: 'ten' });
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
