import { constructTable, tableFeatures } from '@tanstack/react-table';
import {
  column_getCanSort,
  column_getIsSorted,
  column_getNextSortingOrder,
  table_getVisibleLeafColumns,
  table_setOptions,
} from '@tanstack/react-table/static-functions';
import { useMemo, useState } from 'react';
import type { DataTableColumn } from './data-table-column.ts';
import type { RowSort, SortDirection } from './sort-value.ts';

export interface ColumnSort {
  readonly direction: SortDirection | null;
  readonly next: SortDirection;
}

const readable = <T>(get: () => T) => ({ get, set: () => {}, subscribe: () => ({ unsubscribe: () => {} }) });

// The methods of sorting and visibility would add 1.7 kB (docs/decisions/15).
const features = tableFeatures({
  // The options of each render hold all state. The stores of `useTable` would add 3.5 kB.
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    createWritableAtom: (initial) => readable(() => initial),
    createReadonlyAtom: readable,
    addSubscription: () => {},
    untrack: (read) => read(),
    batch: (run) => run(),
    schedule: queueMicrotask,
  },
  rowSortingFeature: { getInitialState: (state) => ({ sorting: [], ...state }) },
  columnVisibilityFeature: { getInitialState: (state) => ({ columnVisibility: {}, ...state }) },
});

const directions = { asc: 'ascending', desc: 'descending' } as const;

interface PageTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  shownColumnIds: readonly string[] | null;
  sort: RowSort | null;
  getRowId: (row: Row) => string;
}

export function usePageTable<Row>(options: PageTableOptions<Row>) {
  const { rows, columns, sort, getRowId } = options;
  // An address gives a new list for each letter, which must not render all rows again.
  const [shownColumnIds, setShownColumnIds] = useState(options.shownColumnIds);
  if (String(shownColumnIds) !== String(options.shownColumnIds)) setShownColumnIds(options.shownColumnIds);
  const columnDefs = useMemo(
    () =>
      columns.map(({ id, header, value, isSortable, firstDirection }) => ({
        id,
        header,
        accessorFn: value,
        enableSorting: isSortable,
        sortDescFirst: firstDirection === 'descending',
      })),
    [columns],
  );
  const columnVisibility = useMemo(() => {
    const isShown = ({ id, isRowHeader, isHiddenAtFirst }: DataTableColumn<Row>) =>
      isRowHeader === true || (shownColumnIds?.includes(id) ?? isHiddenAtFirst !== true);
    return Object.fromEntries(columns.map((column) => [column.id, isShown(column)]));
  }, [columns, shownColumnIds]);
  const columnId = sort?.columnId;
  const isDescending = sort?.direction === 'descending';
  const sorting = useMemo(
    () => (columnId === undefined ? [] : [{ id: columnId, desc: isDescending }]),
    [columnId, isDescending],
  );
  const tableOptions = useMemo(
    () => ({
      features,
      data: rows as readonly (Row & object)[] as (Row & object)[],
      columns: columnDefs,
      getRowId,
      enableSortingRemoval: false,
      state: { sorting, columnVisibility },
    }),
    [rows, columnDefs, getRowId, sorting, columnVisibility],
  );
  const [table] = useState(() => constructTable<typeof features, Row & object>(tableOptions));
  table_setOptions(table, (options) => ({ ...options, ...tableOptions }), { syncExternalState: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table also changes with its rows, these columns do not
  const shownColumns = useMemo(() => {
    const ids = new Set(table_getVisibleLeafColumns(table).map(({ id }) => id));
    const shown = columns.filter(({ id }) => ids.has(id));
    return shownColumnIds === null ? shown : shown.map((column) => ({ ...column, priority: 1 }));
  }, [columns, shownColumnIds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table also changes with its rows, the order does not
  const sorts = useMemo(() => {
    const entries = table
      .getAllLeafColumns()
      .filter(column_getCanSort)
      .map((column): [string, ColumnSort] => {
        const order = column_getIsSorted(column);
        const next = column_getNextSortingOrder(column) || 'asc';
        return [column.id, { direction: order ? directions[order] : null, next: directions[next] }];
      });
    return new Map(entries);
  }, [columns, columnId, isDescending]);
  return { pageRows: table.getRowModel().rows, shownColumns, sorts };
}
