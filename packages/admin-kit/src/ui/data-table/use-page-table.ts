import { useMemo, useState } from 'react';
import type { DataTableColumn } from './data-table-column.ts';

/** A row of the page with its id. */
export interface PageRow<Row> {
  readonly id: string;
  readonly original: Row;
}

/** The rows of one page with their ids, and the columns shown, in the order of `columns`. */
export function usePageTable<Row>(options: {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  shownColumnIds: readonly string[] | null;
  getRowId: (row: Row) => string;
}) {
  const { rows, columns, getRowId } = options;
  // An address is read anew for each letter of a filter; the same columns must not make all rows render again.
  const [shownColumnIds, setShownColumnIds] = useState(options.shownColumnIds);
  if (String(shownColumnIds) !== String(options.shownColumnIds)) setShownColumnIds(options.shownColumnIds);
  const shownColumns = useMemo(
    () =>
      columns.filter(
        ({ id, isRowHeader, isHiddenAtFirst }) =>
          isRowHeader === true || (shownColumnIds?.includes(id) ?? isHiddenAtFirst !== true),
      ),
    [columns, shownColumnIds],
  );
  const pageRows = useMemo<readonly PageRow<Row>[]>(
    () => rows.map((original) => ({ id: getRowId(original), original })),
    [rows, getRowId],
  );
  return { pageRows, shownColumns };
}
