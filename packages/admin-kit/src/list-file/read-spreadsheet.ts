import { readOds } from 'hucre/ods';
import { readXls, readXlsx } from 'hucre/xlsx';
import { addressesIn } from '../people/address.ts';
import { visibleText } from '../text/visible-text.ts';
import type { ReadFile } from './list-file.ts';

const readers = { xlsx: readXlsx, xls: readXls, ods: readOds };

/** null if no visible sheet has content. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  kind: keyof typeof readers,
): Promise<ReadFile | null> {
  const { sheets } = await readers[kind](bytes);
  const filled = sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map(({ name, rows }) => ({ name, text: textOf(rows) }))
    .filter(({ text }) => text !== '');
  // A cover sheet has a title, and at most the address of whom to ask.
  const counts = filled.map(({ text }) => addressesIn(text.slice(0, LOOKED_AT)).length);
  const first = counts.indexOf(Math.max(...counts));
  const textAt = (index: number) => filled[index]?.text ?? '';
  if (filled.length === 0) return null;
  return {
    kind: 'sheet',
    text: textAt(first),
    chosen: String(first),
    choices:
      filled.length > 1
        ? filled.map(({ name }, index) => ({ value: String(index), label: visibleText(name) }))
        : [],
    readAs: (choice) => textAt(Number(choice)),
  };
}

const LOOKED_AT = 20_000;

function textOf(rows: readonly (readonly unknown[])[]): string {
  const lines: string[] = [];
  for (const row of rows) {
    const cells = row.map(cellText);
    if (cells.some((cell) => cell !== '')) lines.push(cells.join('\t'));
  }
  return lines.join('\n');
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
