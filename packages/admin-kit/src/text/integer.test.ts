import { describe, expect, it } from 'vitest';
import { differentlySpelled, parseInteger, parseNumber } from './integer.ts';

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
    expect(parseInteger('9'.repeat(30), { max: Infinity })).toMatchObject({ problem: 'too-high' });
    expect(parseInteger('1', { min: 1, max: 1 })).toStrictEqual({ isValid: true, value: 1 });
  });
});

describe('parseNumber', () => {
  it.each([
    ['7.9', 'truncated', 7],
    ['1e1', 'truncated', 10],
    ['-0.5', 'truncated', 0],
    ['7.9', 'any', 7.9],
    ['.5', 'any', 0.5],
    ['12.', 'any', 12],
    ['1E+2', 'any', 100],
    ['5e-1', 'any', 0.5],
    [' 42 ', 'any', 42],
    ['42', 'whole', 42],
  ] as const)('reads %j as %s', (text, kind, value) => {
    expect(parseNumber(text, kind)).toStrictEqual({ isValid: true, value });
  });

  it.each([
    ['', 'any', 'empty'],
    ['-', 'any', 'not-a-number'],
    ['.', 'any', 'not-a-number'],
    ['1e', 'any', 'not-a-number'],
    ['0x10', 'any', 'not-a-number'],
    ['Infinity', 'any', 'not-a-number'],
    ['1,5', 'any', 'not-a-number'],
    ['-1', 'any', 'too-low'],
    ['1e400', 'any', 'too-high'],
    ['7.9', 'whole', 'not-whole'],
    ['x1', 'any', 'not-a-number'],
    ['1x', 'any', 'not-a-number'],
    ['1e5.5', 'any', 'not-a-number'],
  ] as const)('refuses %j for %s', (text, kind, problem) => {
    expect(parseNumber(text, kind)).toStrictEqual({ isValid: false, problem });
  });

  it('keeps to the range it is given', () => {
    expect(parseNumber('0.5', 'any', { min: 1 })).toMatchObject({ problem: 'too-low' });
    expect(parseNumber('1.5', 'any', { max: 1 })).toMatchObject({ problem: 'too-high' });
    expect(parseNumber('1.5', 'any', { min: 1.5, max: 1.5 })).toStrictEqual({ isValid: true, value: 1.5 });
    expect(parseNumber('-1e30', 'any', { min: -Infinity })).toMatchObject({ problem: 'too-low' });
    expect(parseNumber('1e30', 'any', { max: Infinity })).toMatchObject({ problem: 'too-high' });
    expect(parseNumber('-5', 'whole', { min: -10 })).toStrictEqual({ isValid: true, value: -5 });
    expect(parseNumber(' ', 'any')).toMatchObject({ problem: 'empty' });
    expect(parseNumber('-12.25e+01', 'any', { min: -200 })).toStrictEqual({ isValid: true, value: -122.5 });
  });

  it('knows where the number is spelled differently from the text', () => {
    expect(differentlySpelled('1e1', { value: 10 })).toBe(10);
    expect(differentlySpelled(' 10 ', { value: 10 })).toBeNull();
  });
});
