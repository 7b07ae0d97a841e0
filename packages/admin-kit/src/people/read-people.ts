import Papa from 'papaparse';
import { mapInSteps, runToEnd } from '../browser/steps.ts';
import { withPlainSigns } from '../text/plain-signs.ts';
import { withoutHiddenCharacters } from '../text/visible-text.ts';
import { addressesIn, withoutLinks } from './address.ts';
import { isHeadingAlone, isKnownHeading } from './heading-words.ts';
import { MAX_ROWS_ABOVE } from './joined-tables.ts';
import { linesOf } from './lines.ts';
import { readingList, strippedToken } from './read-list.ts';
import { type ReadOptions, type Rows, readingTable } from './read-table.ts';
import type { Reading } from './reading.ts';
import { rowsOfRecords } from './records.ts';
import { weakColumns } from './secret-columns.ts';

/** Reads the people of a pasted text: a list in any form, or a table of a spreadsheet or a CSV file. */
export const readPeople = (text: string, options?: ReadOptions): Reading =>
  runToEnd(readingPeople(text, options));

/** In steps of one line, for a text of thousands. */
export function* readingPeople(text: string, options?: ReadOptions): Generator<void, Reading> {
  const { rows, separator } = yield* findRows(text);
  const table = rows && (yield* readingTable(rows, options));
  const reading = table ?? (yield* readingList(separator === null ? text : text.replace(SEPARATOR_LINE, '')));
  if (separator === null) return reading;
  const { leftOut } = reading;
  const below = table
    ? leftOut.headings
    : leftOut.headings.map((line) => ({ ...line, place: line.place + 1 }));
  const people = table
    ? reading.people
    : reading.people.map((person) => ({ ...person, place: person.place + 1 }));
  return { ...reading, people, leftOut: { ...leftOut, headings: [{ place: 1, text: separator }, ...below] } };
}

/** Reads the people of the rows of a spreadsheet. */
export function readPeopleOfRows(rows: Rows, options?: ReadOptions): Reading {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = columnsWithText(filled).length;
  const table = width > 1 ? runToEnd(readingTable(rows, options)) : null;
  return (
    table ??
    runToEnd(
      readingList(
        rows
          .map((row) =>
            row
              .map((cell) => cell.replace(/\s+/g, ' ').trim())
              .join('\t')
              .trim(),
          )
          .join('\n'),
      ),
    )
  );
}

/** How Excel names the separator of a file. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i;

function* findRows(text: string): Generator<void, { rows: Rows | null; separator: string | null }> {
  const named = SEPARATOR_LINE.exec(text);
  const content = linesOf(named ? text.slice(named[0].length) : text).join('\n');
  const said = named?.[1];
  const records = said === undefined ? rowsOfRecords(content) : null;
  if (records !== null) return { rows: records, separator: null };
  for (const delimiter of said === undefined ? ['\t', ';', ',', '|'] : [said]) {
    if (!content.includes(delimiter)) continue;
    const rows = splitRows(content, delimiter);
    if (yield* isTable(rows, delimiter))
      return { rows: named ? [[], ...rows] : rows, separator: named ? named[0].trim() : null };
  }
  return { rows: null, separator: named ? named[0].trim() : null };
}

function splitRows(text: string, delimiter: string): Rows {
  // A blank before a quote belongs to neither.
  const quoted = text.replaceAll(`${delimiter} "`, `${delimiter}"`);
  const settings = { delimiter, newline: '\n' as const };
  const parsed = Papa.parse<string[]>(quoted, settings);
  // A quote that is never closed would swallow the rows below it.
  const isBroken = parsed.errors.some(({ type }) => type === 'Quotes');
  const rows = isBroken ? Papa.parse<string[]>(text, { ...settings, quoteChar: '\0' }).data : parsed.data;
  return rows.map((row) => row.map((cell) => cell.trim()));
}

const columnsWithText = (rows: Rows) => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => index).filter((index) =>
    rows.some((row) => (row[index] ?? '').trim() !== ''),
  );
};

function* isTable(rows: Rows, delimiter: string): Generator<void, boolean> {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const width = columnsWithText(filled).length;
  if (width < 2) return false;
  const isHeaded = filled.slice(0, MAX_ROWS_ABOVE).some((row) => {
    const cells = row.filter((cell) => cell !== '').map(withoutHiddenCharacters);
    const known = cells.filter(isKnownHeading).length;
    return known > 1 || (known === 1 && cells.length > 1 && cells.some(isHeadingAlone));
  });
  if (isHeaded && filled.length > 1) return true;
  const kinds = yield* mapInSteps(filled, (row) => row.filter((cell) => cell !== '').map(kindOf));
  const withAddress = kinds.filter((row) => row.some((kind) => kind !== 'text')).length;
  const all = kinds.flat();
  const addresses = all.filter((kind) => kind === 'address').length;
  // Cells with names around the addresses come from a mail program. Addresses alone can be any list.
  if (addresses === 0) return false;
  if (addresses === all.length) return weakColumns(filled).size > 0;
  if (all.filter((kind) => kind === 'mixed').length > addresses) return false;
  if (delimiter === '\t') return true;
  // A name beside an address comes from a mail program, and so do the names that have none.
  if (filled.length === 1) return width > 3 && addresses === 1 && !all.includes('mixed');
  const widths = new Map<number, number>();
  for (const { length } of filled) widths.set(length, (widths.get(length) ?? 0) + 1);
  const most = Math.max(...widths.values());
  return most >= filled.length * 0.8 && withAddress >= filled.length / 2;
}

function kindOf(cell: string): 'address' | 'mixed' | 'text' {
  if (!/[@\uFF20\uFE6B]|%40/.test(cell)) return 'text';
  const plain = withoutLinks(withPlainSigns(cell));
  const [first] = addressesIn(plain);
  if (first === undefined) return 'text';
  return strippedToken(plain).length === first.address.length ? 'address' : 'mixed';
}
