import { readOds } from 'hucre/ods';
import { readXls, readXlsx } from 'hucre/xlsx';
import { addressesIn } from '../people/address.ts';

const readers = { xlsx: readXlsx, xls: readXls, ods: readOds };

/** null if no visible sheet has content. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  kind: keyof typeof readers,
): Promise<{ text: string; sheet: string | null } | null> {
  const { sheets } = await readers[kind](bytes);
  const filled = sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map(({ name, rows }) => ({ name, text: textOf(rows) }))
    .filter(({ text }) => text !== '');
  // A cover sheet has a title, and nobody's address.
  const first = filled.find(({ text }) => namesAddress(text)) ?? filled[0];
  if (first === undefined) return null;
  return { text: first.text, sheet: filled.length > 1 ? first.name : null };
}

const LOOKED_AT = 20_000;
const namesAddress = (text: string) => addressesIn(text.slice(0, LOOKED_AT)).length > 0;

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
