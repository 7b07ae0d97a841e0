import { EMAIL } from './add-multiple-lines.ts';

export interface AddressColumn {
  readonly column: string;
  readonly lines: readonly string[];
}

/** null: the text is no table of a spreadsheet or a CSV file. */
export function findAddressColumn(text: string): AddressColumn | null {
  for (const delimiter of ['\t', ';', ',']) {
    const rows = splitRows(text, delimiter).filter((row) => row.some((cell) => cell !== ''));
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width < 2) continue;
    const [only = [], ...more] = rows;
    if (more.length === 0 && only.every((cell) => cell === '' || EMAIL.test(cell))) {
      return { column: '1', lines: only.filter((cell) => cell !== '') };
    }
    const found = mostAddresses(rows, width);
    if (found !== null) return found;
  }
  return null;
}

function mostAddresses(rows: readonly (readonly string[])[], width: number): AddressColumn | null {
  const countIn = (column: number) => rows.filter((row) => EMAIL.test(row[column] ?? '')).length;
  const counts = Array.from({ length: width }, (_, column) => countIn(column));
  const most = Math.max(...counts);
  const column = counts.indexOf(most);
  const [heading = '', ...others] = rows.map((row) => row[column] ?? '');
  // If other cells are usernames, the first can be one too, and must not be dropped.
  const hasHeading = isWord(heading) && others.length > 0 && !others.some(isWord);
  const body = hasHeading ? rows.slice(1) : rows;
  // A list of names in which a few lines have commas is no table.
  if (most === 0 || most < body.length / 2) return null;
  return {
    column: hasHeading ? heading : String(column + 1),
    lines: body.map((row) => row[column] || row.filter((cell) => cell !== '').join(' ')),
  };
}

const isWord = (cell: string) => cell !== '' && !cell.includes('@');

function splitRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\n|\\r|$)`, 'g');
  for (const [whole, value = '', end] of text.matchAll(cell)) {
    const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
    const content = isQuoted ? value.slice(1, -1).replaceAll('""', '"') : value;
    rows.at(-1)?.push(content.trim());
    if (end === '' || whole === '') break;
    if (end !== delimiter) rows.push([]);
  }
  return rows;
}
