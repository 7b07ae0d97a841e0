export type CsvCell = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** Excel does not assume UTF-8. Most readers skip the mark. */
  hasByteOrderMark?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets may skip these before a formula. */
const SKIPPED = String.raw`(?:(?![\t\r\n])[\p{Z}\p{C}])*`;
/** Chinese, Japanese and Korean spreadsheets accept the full-width signs. */
const FORMULA_SIGN = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';

/** Some readers also split cells at a line end, tab or semicolon. */
const formulaStarts = new RegExp(
  [
    `(?:^|(?<=[\\r\\n\\t;]))(?=${SKIPPED}${FORMULA_SIGN})`,
    '^(?=[\\t\\r\\n\\0])',
    '(?<=[\\r\\n])(?=[\\t\\0])',
  ].join('|'),
  'gu',
);

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

export function neutralizeFormulas(text: string): string {
  return text.replace(formulaStarts, "'");
}

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
