import { describe, expect, it } from 'vitest';
import { parseInteger } from './integer.ts';

describe('parseInteger', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['  42  ', 42],
    ['\t42\n', 42],
    ['\u00a042', 42],
    ['10000', 10_000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (text, value) => {
    expect(parseInteger(text)).toStrictEqual({ isValid: true, value });
  });

  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['1e3', 'not-whole'],
    ['12abc', 'not-whole'],
    ['0x10', 'not-whole'],
    ['1.0', 'not-whole'],
    ['1,000', 'not-whole'],
    ['1 000', 'not-whole'],
    ['+5', 'not-whole'],
    ['--5', 'not-whole'],
    ['-', 'not-whole'],
    ['５', 'not-whole'],
    ['Infinity', 'not-whole'],
    ['NaN', 'not-whole'],
    ['null', 'not-whole'],
    ['-1', 'too-low'],
    ['9007199254740993', 'too-high'],
    ['9'.repeat(400), 'too-high'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseInteger(text)).toStrictEqual({ isValid: false, problem });
  });

  it('keeps to the range it is given', () => {
    expect(parseInteger('0', { min: 1 })).toMatchObject({ problem: 'too-low' });
    expect(parseInteger('101', { max: 100 })).toMatchObject({ problem: 'too-high' });
    expect(parseInteger('-5', { min: -10 })).toStrictEqual({ isValid: true, value: -5 });
    expect(parseInteger(`-${'9'.repeat(30)}`, { min: -Infinity })).toMatchObject({ problem: 'too-low' });
  });
});
