import { useMemo, useState } from 'react';
import type { DataTableColumn } from './data-table-column.ts';
import { useKitTable } from './table-hook.ts';

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
      columns
        .filter(
          ({ id, isRowHeader, isHiddenAtFirst }) =>
            isRowHeader === true || (shownColumnIds?.includes(id) ?? isHiddenAtFirst !== true),
        )
        // Chosen by hand, all matter as much: the table rather scrolls than leave one out.
        .map((column) => (shownColumnIds === null ? column : { ...column, priority: 1 })),
    [columns, shownColumnIds],
  );
  const tableOptions = useMemo(
    () => ({
      data: rows as readonly (Row & object)[] as (Row & object)[],
      columns: shownColumns.map(({ id, header }) => ({ id, header })),
      getRowId,
    }),
    [rows, shownColumns, getRowId],
  );
  const table = useKitTable(tableOptions);
  return { pageRows: table.getRowModel().rows, shownColumns };
}
