import type { RowSort } from './row-index.ts';

/** All of a table that a person changes, small and plain, so that a console can keep it in the URL. */
export interface DataTableState {
  readonly filter: string;
  readonly sort: RowSort | null;
  /** From 1. A page that does not exist shows the nearest one that does. */
  readonly page: number;
  readonly pageSize: number;
  /** Ids of the columns shown, all of them, the table scrolling where they have no room; null: those that are not hidden at first, as far as there is room. */
  readonly columns: readonly string[] | null;
  /** The chosen option of each further filter that is a `choice` of the table, by its id. @default the first options */
  readonly choices?: Readonly<Record<string, string>>;
}

export const defaultTableState: DataTableState = {
  filter: '',
  sort: null,
  page: 1,
  pageSize: 20,
  columns: null,
};

/** The rows of a page among `count`, as positions from 0; `to` is not included. */
export interface PageRange {
  readonly page: number;
  readonly pageCount: number;
  readonly from: number;
  readonly to: number;
}

export function pageRange(count: number, page: number, pageSize: number): PageRange {
  const size = Number.isFinite(pageSize) && pageSize >= 1 ? Math.floor(pageSize) : defaultTableState.pageSize;
  const pageCount = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(Number.isFinite(page) ? Math.floor(page) : 1, 1), pageCount);
  const from = (shown - 1) * size;
  return { page: shown, pageCount, from, to: Math.min(from + size, count) };
}

/** Pages to offer around the shown one, with the first and the last; null is a gap. At most seven entries. */
export function pageWindow(page: number, pageCount: number): readonly (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const first = Math.min(Math.max(page - 1, 2), pageCount - 4);
  const start = page <= 4 ? [1, 2, 3, 4, 5] : [1, null];
  if (page <= 4) return [...start, null, pageCount];
  if (page >= pageCount - 3)
    return [1, null, ...Array.from({ length: 5 }, (_, index) => pageCount - 4 + index)];
  return [...start, first, first + 1, first + 2, null, pageCount];
}
