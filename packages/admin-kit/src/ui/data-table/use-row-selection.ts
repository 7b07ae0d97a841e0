import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RowIndex, RowQuery } from './row-index.ts';

/** By id. Rows stay selected on other pages and with other filters. */
export interface DataTableSelection {
  readonly selectedIds: ReadonlySet<string>;
  /** Also fires when selected rows disappear, unless `keepsMissing` is set. */
  readonly onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Keeps rows selected that are not among the newest rows, for tables of only some rows. @default false */
  readonly keepsMissing?: boolean;
}

export interface RowSelectionOptions<Row> {
  selection: DataTableSelection | undefined;
  rows: readonly Row[] | null;
  pageIds: readonly string[];
  getRowId: (row: Row) => string;
  index: RowIndex<Row>;
  filter: string;
  where: RowQuery<Row>['where'];
}

export function useRowSelection<Row>(options: RowSelectionOptions<Row>) {
  const { selection, rows, pageIds, getRowId, index, filter, where } = options;
  const current = useRef({ selection, pageIds });
  useEffect(() => {
    current.current = { selection, pageIds };
  });
  const lastPressed = useRef<string | null>(null);

  const onSelect = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const { selection, pageIds } = current.current;
    const from = isRange ? pageIds.indexOf(lastPressed.current ?? '') : -1;
    const to = pageIds.indexOf(id);
    const ids = from === -1 ? [id] : pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
    lastPressed.current = id;
    selection?.onChange(withIds(selection.selectedIds, ids, isSelected));
  }, []);

  const onSelectPage = useCallback((isSelected: boolean) => {
    const { selection, pageIds } = current.current;
    selection?.onChange(withIds(selection.selectedIds, pageIds, isSelected));
  }, []);

  useEffect(() => {
    if (rows === null || selection === undefined || selection.keepsMissing) return;
    if (selection.selectedIds.size === 0) return;
    const present = new Set<string>();
    for (const row of rows) {
      const id = getRowId(row);
      if (selection.selectedIds.has(id)) present.add(id);
    }
    if (present.size < selection.selectedIds.size) selection.onChange(present);
  }, [rows, selection, getRowId]);

  const onSelectAll = () => {
    const ids = index.all({ filter, where }).map(getRowId);
    selection?.onChange(withIds(selection.selectedIds, ids, true));
  };
  const selectedIds = selection?.selectedIds;
  const isEveryMatchSelected = useMemo(
    () => (selectedIds && index.isEvery({ filter, where }, (row) => selectedIds.has(getRowId(row)))) ?? false,
    [index, filter, where, selectedIds, getRowId],
  );

  const hiddenCount = useMemo(() => {
    if (!selectedIds || selectedIds.size === 0) return 0;
    return selectedIds.size - index.countOf({ filter, where }, (row) => selectedIds.has(getRowId(row)));
  }, [index, filter, where, selectedIds, getRowId]);

  const selectedOnPage = pageIds.filter((id) => selection?.selectedIds.has(id)).length;
  const pageSelection: boolean | 'mixed' =
    selectedOnPage > 0 && (selectedOnPage === pageIds.length || 'mixed');
  return {
    onSelect: selection && onSelect,
    onSelectPage,
    onSelectAll,
    pageSelection,
    isEveryMatchSelected,
    hiddenCount,
  };
}

function withIds(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
