import { describe, expect, it } from 'vitest';
import { canSeeLms, initialBatchFields, lmsTabOf, parseCodeCount } from './rules.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'x', isAdmin, isVerified: true } });

describe('who sees LMS data', () => {
  it.each([
    ['a global admin, of a root', true, 0, true],
    ['a global admin, of a sub-organization', true, 7, false],
    ['anyone else, of a root', false, 0, false],
    ['anyone else, of a sub-organization', false, 7, false],
  ])('%s', (_, isAdmin, parentId, expected) => {
    expect(canSeeLms(person(isAdmin), { parentId })).toBe(expected);
  });
});

describe('the section that is shown', () => {
  it.each([
    ['keys', 'keys'],
    [null, 'institution'],
    ['nonsense', 'institution'],
  ])('for the name %j', (name, expected) => {
    expect(lmsTabOf(name)).toBe(expected);
  });
});

describe('the number of codes (T24)', () => {
  it.each([
    ['1', 1],
    ['100', 100],
    [' 25 ', 25],
    ['0025', 25],
    ['+1', 1],
    ['1,000', 1000],
    ['１２', 12],
    ['1e2', 100],
    ['1.5e1', 15],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %d', (text, expected) => {
    expect(parseCodeCount(text, 'en')).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'abc',
    '12abc',
    '1e-1',
    '1e400',
    '0x10',
    '1.5',
    '-1',
    '0',
    '-0',
    'NaN',
    'Infinity',
    '9007199254740992',
    '1.000',
    '12 %',
  ])('%j is refused', (text) => {
    expect(parseCodeCount(text, 'en')).toBeNull();
  });

  it('is 100 at first, for a "New Batch"', () => {
    expect(initialBatchFields).toEqual({ name: 'New Batch', count: '100' });
  });
});
