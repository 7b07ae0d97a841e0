import type { DataTableState } from '@timemap/admin-kit';
import { readTableState, writeTableState } from '../table-address.ts';

/** The part of an address that shows a table so, its page aside: other rows may stand there tomorrow. */
export function searchOf(state: DataTableState, start: DataTableState): string {
  return writeTableState(new URLSearchParams(), { ...state, page: start.page }, start).toString();
}

/** The state that a view's search asks for, and its search as `searchOf` spells it. */
export function readSearch(search: string, start: DataTableState): { state: DataTableState; search: string } {
  const state = { ...readTableState(new URLSearchParams(search), start), page: start.page };
  return { state, search: searchOf(state, start) };
}
