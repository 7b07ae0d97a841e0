import { useCallback, useEffect, useMemo, useRef } from 'react';
import { runInSlices } from '../../browser/slices.ts';
import { runToEnd } from '../../browser/steps.ts';
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
    const { selection } = current.current;
    if (rows === null || !selection || selection.keepsMissing || selection.selectedIds.size === 0) return;
    const letGo = (missing: ReadonlySet<string>) => {
      const { selection } = current.current;
      if (selection && missing.size > 0) selection.onChange(withIds(selection.selectedIds, missing, false));
    };
    const work = findMissing(selection.selectedIds, rows, getRowId);
    if (rows.length <= ROWS_AT_ONCE) return letGo(runToEnd(work));
    return runInSlices(
      (function* () {
        letGo(yield* work);
      })(),
    );
  }, [rows, getRowId]);

  const onSelectAll = () => {
    const ids = index.all({ filter, where }).map(getRowId);
    selection?.onChange(withIds(selection.selectedIds, ids, true));
  };
  const { selectedIds = noIds, keepsMissing = false } = selection ?? {};
  const matches = selectedIds.size === 0 ? null : index.match({ filter, where, sort: null });
  const hits = matches?.hits;
  const selectedMatches = useMemo(() => {
    // Unfiltered, every selected row matches, and a hundred thousand ids take longer than a frame.
    if (selectedIds.size === 0 || (!hits && !keepsMissing)) return selectedIds.size;
    return index.countOf(hits ?? null, (row) => selectedIds.has(getRowId(row)));
  }, [index, hits, selectedIds, keepsMissing, getRowId]);

  const selectedOnPage = pageIds.filter((id) => selection?.selectedIds.has(id)).length;
  const pageSelection: boolean | 'mixed' =
    selectedOnPage > 0 && (selectedOnPage === pageIds.length || 'mixed');
  return {
    onSelect: selection && onSelect,
    onSelectPage,
    onSelectAll,
    pageSelection,
    isEveryMatchSelected: selectedMatches === matches?.count,
    hiddenCount: selectedIds.size - selectedMatches,
  };
}

const noIds: ReadonlySet<string> = new Set();
const ROWS_AT_ONCE = 4096;
const ROWS_PER_STEP = 512;

function* findMissing<Row>(
  selectedIds: ReadonlySet<string>,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): Generator<void, ReadonlySet<string>> {
  const missing = new Set(selectedIds);
  for (let index = 0; index < rows.length && missing.size > 0; index++) {
    missing.delete(getRowId(rows[index] as Row));
    if (index % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
  }
  return missing;
}

function withIds(
  selected: ReadonlySet<string>,
  ids: Iterable<string>,
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
