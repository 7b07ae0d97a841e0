import { useState } from 'react';
import { RowIndex, type RowIndexOptions } from './row-index.ts';

/** The index over the newest rows, made from the one before as far as that still holds. */
export function useRowIndex<Row>(rows: readonly Row[], options: RowIndexOptions<Row>): RowIndex<Row> {
  const [known, setKnown] = useState(() => new RowIndex(rows, options));
  if (known.rows === rows && known.options === options) return known;
  const next = known.options === options ? known.withRows(rows) : new RowIndex(rows, options);
  setKnown(next);
  return next;
}
