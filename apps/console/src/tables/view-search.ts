import type { DataTableState } from '@timemap/admin-kit';
import { readTableState, writeTableState } from '../table-address.ts';

/** The search of a table's state without its page, because its rows may change. */
export function searchOf(state: DataTableState, start: DataTableState): string {
  return writeTableState(new URLSearchParams(), { ...state, page: start.page }, start).toString();
}

/** The state of a view's search, and that search as `searchOf` writes it. */
export function readSearch(search: string, start: DataTableState): { state: DataTableState; search: string } {
  const state = { ...readTableState(new URLSearchParams(search), start), page: start.page };
  return { state, search: searchOf(state, start) };
}
