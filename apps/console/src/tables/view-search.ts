import type { DataTableState } from '@timemap/admin-kit';
import { readTableState, writeTableState } from '../table-address.ts';

export function searchOf(state: DataTableState, start: DataTableState): string {
  return writeTableState(new URLSearchParams(), { ...state, page: start.page }, start).toString();
}

export function readSearch(search: string, start: DataTableState): { state: DataTableState; search: string } {
  const state = { ...readTableState(new URLSearchParams(search), start), page: start.page };
  return { state, search: searchOf(state, start) };
}
