/** Numbers are written as they are, so that a spreadsheet can add them up; nothing is an empty cell. */
export type CsvCell = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** Marks the text as UTF-8, which Excel does not assume. Other readers skip it, most of them. @default false */
  hasByteOrderMark?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may skip before it looks for a formula: blanks, controls and characters that draw nothing. */
const SKIPPED = String.raw`(?:(?![\t\r\n])[\p{Z}\p{C}])*`;
/** The full-width ones count where spreadsheets are set to Chinese, Japanese or Korean. */
const FORMULA_SIGN = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';

/**
 * Where a formula could begin: at the start of a cell, and inside it behind whatever a careless reader splits at, a line
 * end, a tab, or the semicolon that separates cells in half of Europe.
 */
const formulaStarts = new RegExp(
  [
    `(?:^|(?<=[\\r\\n\\t;]))(?=${SKIPPED}${FORMULA_SIGN})`,
    '^(?=[\\t\\r\\n\\0])',
    '(?<=[\\r\\n])(?=[\\t\\0])',
  ].join('|'),
  'gu',
);

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A text as it can stand in a cell: an apostrophe before whatever a spreadsheet would run. Other texts stay as they are. */
export function neutralizeFormulas(text: string): string {
  return text.replace(formulaStarts, "'");
}

/** Rows of cells as RFC 4180 has them, with every formula in a text made harmless. */
export function writeCsv(
  rows: readonly (readonly CsvCell[])[],
  { hasByteOrderMark = false }: CsvOptions = {},
): string {
  const lines = rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`);
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + lines.join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = neutralizeFormulas(String(cell));
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
