import { isLabel, namesAddresses, namesUsers } from './heading-words.ts';
import type { Rows } from './read-table.ts';

/** The rows, with headings, of people whom a program wrote in another form than that of a table. */
export const rowsOfRecords = (text: string): Rows | null =>
  rowsOfJson(text) ?? rowsOfBlocks(text) ?? rowsOfColumns(text);

type Fields = ReadonlyMap<string, string>;

function rowsOf(records: readonly Fields[]): Rows {
  const headings = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return [headings, ...records.map((record) => headings.map((heading) => record.get(heading) ?? ''))];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A list of objects, also inside the answer of a directory. */
function rowsOfJson(text: string): Rows | null {
  if (!/^\s*[[{][\s\S]*[\]}]\s*$/.test(text)) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const lists = Array.isArray(parsed) ? [parsed] : Object.values(parsed as object).filter(Array.isArray);
  const [list = []] = lists;
  if (lists.length !== 1 || list.length === 0 || !list.every(isObject)) return null;
  return rowsOf(list.map((item) => new Map(fieldsOf(item))));
}

function fieldsOf(item: object, path = ''): [string, string][] {
  return Object.entries(item).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return isObject(value) ? fieldsOf(value, name) : [[name, value === null ? '' : String(value)]];
  });
}

const FIELD = /^(\p{L}[\p{L}\p{N} _.-]*?)[ \t]*:+(?:[ \t]+(.*)|)$/u;

/** Blocks of 'Key: value' between blank lines, as directories and shells list them. */
function rowsOfBlocks(text: string): Rows | null {
  const blocks = text.split(/\n(?:[ \t]*\n)+/).filter((block) => block.trim() !== '');
  if (blocks.length < 2) return null;
  const records: Fields[] = [];
  for (const block of blocks) {
    const record = new Map<string, string>();
    // A line that begins with a blank continues the one above.
    for (const line of block.replace(/\n[ \t]+(?=\S)/g, '').split('\n')) {
      if (line.trim() === '') continue;
      const [, key, value = ''] = line.match(FIELD) ?? [];
      if (key === undefined) return null;
      record.set(key, [record.get(key) ?? '', value].join(' ').trim());
    }
    records.push(record);
  }
  const keys = [...(records[0]?.keys() ?? [])];
  const isOfPeople = keys.length > 1 && keys.some((key) => namesAddresses(key) || namesUsers(key));
  const isMail = isLabel(keys[0] ?? '') && !namesAddresses(keys[0] ?? '') && !namesUsers(keys[0] ?? '');
  const areAlike = records.every((record) => record.has(keys[0] ?? ''));
  return isOfPeople && areAlike && !isMail ? rowsOf(records) : null;
}

const MAX_LINES_ABOVE = 8;
const RULE = /^[ \t]*-{2,}(?: +-{2,})+[ \t]*$/;

/** Columns of fixed width below a rule such as '----  -------'. */
function rowsOfColumns(text: string): Rows | null {
  const lines = text.split('\n');
  const rule = lines.slice(0, MAX_LINES_ABOVE).findIndex((line) => RULE.test(line));
  if (rule < 1) return null;
  const starts = [...(lines[rule] ?? '').matchAll(/-+/g)].map(({ index }) => index);
  const body = [lines[rule - 1] ?? '', ...lines.slice(rule + 1)];
  // What crosses a column could become the address of someone else.
  if (body.some((line) => starts.some((start) => start > 0 && /\S/.test(line.charAt(start - 1)))))
    return null;
  const cellsOf = (line: string) => starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  return [...lines.slice(0, rule - 1).map((line) => [line.trim()]), ...body.map(cellsOf)];
}
