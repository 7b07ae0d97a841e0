import { foldText } from '../../text/fold.ts';
import type { RowChange } from './row-diff.ts';

/** A query as it is searched for. The separator of fields can never be part of it. */
export function foldQuery(query: string): string {
  return foldText(query.replaceAll(SEPARATOR, '').trim());
}

const SEPARATOR = '\u0000';
const CHUNK_ROWS = 1024;

/**
 * The folded text of up to some thousand neighbouring rows in one string: one search runs over all of them, and the
 * memory is that of the characters. Chunks know no position, so versions of an index share those that did not change.
 */
export interface HaystackChunk {
  readonly rowCount: number;
  built: { readonly text: string; readonly starts: Uint32Array } | null;
}

export type RowText<Row> = (row: Row) => readonly (string | null | undefined)[];

export function createChunks(rowCount: number): HaystackChunk[] {
  const chunks: HaystackChunk[] = [];
  for (let from = 0; from < rowCount; from += CHUNK_ROWS) {
    chunks.push({ rowCount: Math.min(CHUNK_ROWS, rowCount - from), built: null });
  }
  return chunks;
}

function foldRow<Row>(row: Row, textOf: RowText<Row>): string {
  return `${foldText(textOf(row).join(SEPARATOR))}${SEPARATOR}`;
}

export function buildChunk<Row>(
  chunk: HaystackChunk,
  rows: readonly Row[],
  from: number,
  textOf: RowText<Row>,
): NonNullable<HaystackChunk['built']> {
  if (chunk.built !== null) return chunk.built;
  const texts: string[] = [];
  const starts = new Uint32Array(chunk.rowCount + 1);
  for (let index = 0, length = 0; index < chunk.rowCount; index++) {
    const text = foldRow(rows[from + index] as Row, textOf);
    texts.push(text);
    length += text.length;
    starts[index + 1] = length;
  }
  chunk.built = { text: texts.join(''), starts };
  return chunk.built;
}

/** How many rows a search would have to read first. */
export function unbuiltRows(chunks: readonly HaystackChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + (chunk.built === null ? chunk.rowCount : 0), 0);
}

/** Sets `hits[row]` for every row of the chunk that contains the folded query; returns how many. */
export function markMatches(
  { text, starts }: NonNullable<HaystackChunk['built']>,
  query: string,
  hits: Uint8Array,
  from: number,
): number {
  let count = 0;
  let row = 0;
  let at = text.indexOf(query);
  while (at !== -1) {
    while ((starts[row + 1] as number) <= at) row++;
    hits[from + row] = 1;
    count++;
    at = text.indexOf(query, starts[row + 1]);
  }
  return count;
}

/** The chunks after `removed` rows at `start` gave way to `inserted` ones: only the chunks touched are built again. */
export function spliceChunks(
  chunks: readonly HaystackChunk[],
  { start, removed, inserted }: RowChange,
): HaystackChunk[] {
  const before: HaystackChunk[] = [];
  const after: HaystackChunk[] = [];
  let from = 0;
  let touchedRows = 0;
  for (const chunk of chunks) {
    if (from + chunk.rowCount <= start) before.push(chunk);
    else if (from >= start + removed) after.push(chunk);
    else touchedRows += chunk.rowCount;
    from += chunk.rowCount;
  }
  return [...before, ...createChunks(touchedRows - removed + inserted), ...after];
}
