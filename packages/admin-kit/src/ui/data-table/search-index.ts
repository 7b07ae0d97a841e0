import { foldForSearch } from '../../text/fold.ts';
import type { RowChange } from './row-diff.ts';

const SEPARATOR = '\u0000';
const CHUNK_ROWS = 1024;

/** Texts of neighboring rows, searched in one pass. Without positions, index versions share unchanged chunks. */
export interface SearchChunk {
  readonly rowCount: number;
  built: { readonly text: string; readonly starts: Uint32Array } | null;
}

export type RowText<Row> = (row: Row) => readonly (string | null | undefined)[];

export function createChunks(rowCount: number): SearchChunk[] {
  const chunks: SearchChunk[] = [];
  for (let from = 0; from < rowCount; from += CHUNK_ROWS) {
    chunks.push({ rowCount: Math.min(CHUNK_ROWS, rowCount - from), built: null });
  }
  return chunks;
}

export function foldRow<Row>(row: Row, textOf: RowText<Row>): string {
  return `${foldForSearch(textOf(row).join(SEPARATOR))}${SEPARATOR}`;
}

export function buildChunk<Row>(
  chunk: SearchChunk,
  rows: readonly Row[],
  from: number,
  textOf: RowText<Row>,
): NonNullable<SearchChunk['built']> {
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

export function unbuiltRows(chunks: readonly SearchChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + (chunk.built === null ? chunk.rowCount : 0), 0);
}

function markMatches(
  { text, starts }: NonNullable<SearchChunk['built']>,
  query: string,
  hits: Uint8Array,
  from: number,
): number {
  let count = 0;
  let row = 0;
  let at = text.indexOf(query);
  while (at !== -1) {
    while ((starts[row + 1] as number) <= at) row++;
    if (hits[from + row] === 0) count++;
    hits[from + row] = 1;
    at = text.indexOf(query, starts[row + 1]);
  }
  return count;
}

export function spliceChunks(
  chunks: readonly SearchChunk[],
  { start, removed, inserted }: RowChange,
): SearchChunk[] {
  const before: SearchChunk[] = [];
  const after: SearchChunk[] = [];
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

export interface RowMatches {
  readonly count: number;
  /** null: every row. */
  readonly hits: Uint8Array | null;
}

export function searchRows<Row>(
  rows: readonly Row[],
  chunks: readonly SearchChunk[],
  textOf: RowText<Row>,
  spellings: readonly string[],
  where: ((row: Row) => boolean) | undefined,
): RowMatches {
  const hits = new Uint8Array(rows.length);
  let count = rows.length;
  if (spellings.length === 0) hits.fill(1);
  else count = searchChunks(rows, chunks, textOf, spellings, hits);
  if (where === undefined) return { count, hits };
  count = 0;
  for (let position = 0; position < hits.length; position++) {
    if (hits[position] === 1 && where(rows[position] as Row)) count++;
    else hits[position] = 0;
  }
  return { count, hits };
}

function searchChunks<Row>(
  rows: readonly Row[],
  chunks: readonly SearchChunk[],
  textOf: RowText<Row>,
  spellings: readonly string[],
  hits: Uint8Array,
): number {
  let count = 0;
  let from = 0;
  for (const chunk of chunks) {
    const built = buildChunk(chunk, rows, from, textOf);
    for (const spelling of spellings) count += markMatches(built, spelling, hits, from);
    from += chunk.rowCount;
  }
  return count;
}
