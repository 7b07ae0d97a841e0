import { buildChunk, type HaystackChunk, markMatches, type RowText } from './haystack.ts';

export interface RowMatches {
  readonly count: number;
  /** One flag per row; null means every row. */
  readonly hits: Uint8Array | null;
}

/** The rows whose texts contain a folded text, '' meaning all, and that meet the condition. */
export function searchRows<Row>(
  rows: readonly Row[],
  chunks: readonly HaystackChunk[],
  textOf: RowText<Row>,
  text: string,
  where: ((row: Row) => boolean) | undefined,
): RowMatches {
  const hits = new Uint8Array(rows.length);
  let count = rows.length;
  if (text === '') hits.fill(1);
  else count = searchChunks(rows, chunks, textOf, text, hits);
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
  chunks: readonly HaystackChunk[],
  textOf: RowText<Row>,
  text: string,
  hits: Uint8Array,
): number {
  let count = 0;
  let from = 0;
  for (const chunk of chunks) {
    count += markMatches(buildChunk(chunk, rows, from, textOf), text, hits, from);
    from += chunk.rowCount;
  }
  return count;
}
