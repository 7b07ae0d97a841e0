import { diffRows } from './row-diff.ts';

/** `next`, with the earlier version of each row that stays in place: a press beside it must not reach another row. */
export function judgedRows<Row>(
  rows: readonly Row[],
  judged: readonly Row[],
  next: readonly Row[],
  idToKeep: (row: Row) => string | null,
): readonly Row[] {
  const kept = new Map<string, Row>();
  const keep = (position: number) => {
    const id = idToKeep(rows[position] as Row);
    if (id !== null) kept.set(id, judged[position] as Row);
  };
  if (judged !== rows) {
    for (let position = 0; position < rows.length; position++) {
      if (judged[position] !== rows[position]) keep(position);
    }
  }
  for (const { start, removed } of diffRows(rows, next)) {
    for (let position = start; position < start + removed; position++) keep(position);
  }
  if (kept.size === 0) return next;
  return next.map((row) => kept.get(idToKeep(row) ?? '') ?? row);
}
