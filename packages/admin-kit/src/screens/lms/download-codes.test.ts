import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { codesFile } from './download-codes.tsx';

describe('the file of a batch of codes (B §7, T31)', () => {
  it('has one code on each line', () => {
    expect(codesFile(['AB12CD34EF', '0012345678', 'x-y_z'])).toEqual({
      text: 'AB12CD34EF\r\n0012345678\r\nx-y_z\r\n',
      altered: [],
    });
  });

  it('is empty without codes', () => {
    expect(codesFile([])).toEqual({ text: '', altered: [] });
  });

  it.each([
    '=1+1',
    '+AB',
    '-AB',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\u00A0=1',
    '\u200B=1',
    '\uFF1D1',
    'A\n=1',
    'A;=1',
  ])('makes %j harmless and says that it is altered', (code) => {
    const { text, altered } = codesFile(['AB12', code]);
    expect(altered).toEqual([code]);
    const cells = parse(text, { relax_column_count: true }).flat();
    expect(cells[1]).not.toBe(code);
    expect(cells[1]?.replaceAll("'", '')).toBe(code);
  });

  it.each(['A,B', 'A"B', 'A\nB', 'A;B'])('says that %j is in quotes', (code) => {
    const { text, altered } = codesFile([code]);
    expect(altered).toEqual([code]);
    expect(parse(text)).toEqual([[code]]);
  });
});
