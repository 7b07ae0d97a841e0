import type { CsvSeparator } from './csv-separator.ts';

export type CsvCell = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** @default ',' */
  separator?: CsvSeparator;
  /** Excel does not assume UTF-8. Most readers skip the mark. */
  hasByteOrderMark?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets may skip these before a formula. */
const SKIPPED = String.raw`(?:(?![\t\r\n])[\p{Z}\p{C}])*`;
/** Chinese, Japanese and Korean spreadsheets accept the full-width signs. */
const FORMULA_SIGN = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';

/** Some readers also split cells at a line end and at the separator that is usual where they are. */
const startsAfter = (separators: string) =>
  new RegExp(
    [
      `(?:^|(?<=[\\r\\n${separators}]))(?=${SKIPPED}${FORMULA_SIGN})`,
      '^(?=[\\t\\r\\n\\0])',
      '(?<=[\\r\\n])(?=[\\t\\0])',
    ].join('|'),
    'gu',
  );
const formulaStartsWithCommas = startsAfter('\\t;');
const formulaStartsInOthers = startsAfter('\\t;,');

/**
 * A name that begins with '@', whole: '@lti_17', '@google_118', '@museum.example'. After this sign, spreadsheets run a
 * function, which has a parenthesis, or a command or another workbook, which have '|', '!' or '['. They find nothing to run
 * here and show the text. What could be the address of a cell, such as '@A1', is no name.
 */
const NAME_WITH_AT =
  /^@(?:[\p{L}\p{N}]+_|\p{L}{4}|[\p{L}\p{N}]+:(?=[\p{L}\p{N}_.:@-]{8}))[\p{L}\p{N}_.:@-]*$/u;

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * Puts an apostrophe before everything that a spreadsheet could run. Plain names with '@' stay as they are, so that other
 * tables find them.
 */
export function neutralizeFormulas(text: string, separator: CsvSeparator = ','): string {
  if (NAME_WITH_AT.test(text)) return text;
  const formulaStarts = separator === ',' ? formulaStartsWithCommas : formulaStartsInOthers;
  return text.replace(formulaStarts, "'");
}

export function writeCsv(
  rows: readonly (readonly CsvCell[])[],
  { separator = ',', hasByteOrderMark = false }: CsvOptions = {},
): string {
  const lines = rows.map((cells) => `${cells.map((cell) => writeCell(cell, separator)).join(separator)}\r\n`);
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + lines.join('');
}

function writeCell(cell: CsvCell, separator: CsvSeparator): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = neutralizeFormulas(String(cell), separator);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
