import { readOds } from 'hucre/ods';
import { readXls, readXlsx } from 'hucre/xlsx';
import { addressesIn } from '../people/address.ts';
import { visibleText } from '../text/visible-text.ts';
import type { FileChoice, ReadFile } from './list-file.ts';

const readers = { xlsx: readXlsx, xls: readXls, ods: readOds };

/** null if no visible sheet has content. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  kind: keyof typeof readers,
): Promise<ReadFile | null> {
  const { sheets } = await readers[kind](bytes);
  const filled = sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map(({ name, rows, rowDefs }) => {
      const isHidden = (row: number) => rowDefs?.get(row)?.hidden === true;
      const lines = linesOf(rows);
      const shown = lines.filter(({ row }) => !isHidden(row));
      return { name, text: textOf(shown), whole: textOf(lines), hiddenRows: lines.length - shown.length };
    })
    .filter(({ whole }) => whole !== '');
  // A cover sheet has a title, and at most the address of whom to ask.
  const counts = filled.map(({ text }) => addressesIn(text.slice(0, LOOKED_AT)).length);
  const first = counts.indexOf(Math.max(...counts));
  if (filled.length === 0) return null;
  const choices = filled.flatMap(({ name, hiddenRows }, index): FileChoice[] => {
    const sheet = { value: String(index), label: visibleText(name) };
    return hiddenRows === 0
      ? [sheet]
      : [
          { ...sheet, hiddenRows },
          { ...sheet, value: `${index}${WHOLE}`, isWhole: true },
        ];
  });
  const readAs = (choice: string) => {
    const sheet = filled[Number.parseInt(choice, 10)];
    return (choice.endsWith(WHOLE) ? sheet?.whole : sheet?.text) ?? '';
  };
  const chosen = String(first);
  return { kind: 'sheet', text: readAs(chosen), chosen, choices: choices.length > 1 ? choices : [], readAs };
}

const WHOLE = '+';

const LOOKED_AT = 20_000;

interface Line {
  readonly row: number;
  readonly text: string;
}

const linesOf = (rows: readonly (readonly unknown[])[]): readonly Line[] =>
  rows.flatMap((cells, row) => {
    const texts = cells.map(cellText);
    return texts.some((text) => text !== '') ? { row, text: texts.join('\t') } : [];
  });

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
