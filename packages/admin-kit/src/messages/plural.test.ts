import { describe, expect, it } from 'vitest';
import { pluralRules } from './plural.ts';

const count = (value: number) => ({ value, text: String(value) });

describe('pluralRules', () => {
  it('chooses the form by the rule of the language', () => {
    const polish = pluralRules('pl');
    const forms = { one: 'członek', few: 'członkowie', many: 'członków', other: 'członka' };
    expect([1, 3, 5, 22, 1.5].map((value) => polish(count(value), forms))).toEqual([
      'członek',
      'członkowie',
      'członków',
      'członkowie',
      'członka',
    ]);
  });

  it('knows the six forms of Arabic', () => {
    const arabic = pluralRules('ar');
    const forms = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' };
    expect([0, 1, 2, 3, 11, 100].map((value) => arabic(count(value), forms))).toEqual([
      '0',
      '1',
      '2',
      'few',
      'many',
      'other',
    ]);
  });

  it('takes the general form where a category has none', () => {
    expect(pluralRules('pl')(count(5), { one: 'a', other: 'b' })).toBe('b');
  });
});
