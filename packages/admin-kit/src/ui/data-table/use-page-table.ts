import { useMemo, useState } from 'react';
import type { DataTableColumn } from './data-table-column.ts';
import { createAppColumnHelper, useAppTable } from './table-hook.ts';

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
  const definitions = useMemo(() => {
    const helper = createAppColumnHelper<Row & object>();
    return columns.map(({ id, header }) => helper.display({ id, header }));
  }, [columns]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map((column) => [
          column.id,
          column.isRowHeader === true ||
            (shownColumnIds?.includes(column.id) ?? column.isHiddenAtFirst !== true),
        ]),
      ),
    [columns, shownColumnIds],
  );
  const tableOptions = useMemo(
    () => ({
      data: rows as readonly (Row & object)[] as (Row & object)[],
      columns: definitions,
      getRowId,
      state: { columnVisibility },
    }),
    [rows, definitions, getRowId, columnVisibility],
  );
  const table = useAppTable(tableOptions);
  const shownColumns = useMemo(
    () => columns.filter((column) => columnVisibility[column.id]),
    [columns, columnVisibility],
  );
  return { pageRows: table.getRowModel().rows, shownColumns };
}
