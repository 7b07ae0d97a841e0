import type { DataTableState } from '@timemap/admin-kit/ui/data-table';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readId } from './paths.ts';

const names = ['filter', 'sort', 'page', 'size', 'columns'] as const;

/** The state of a table as an address has it; what is missing or makes no sense is as the table starts. */
export function readTableState(search: URLSearchParams, start: DataTableState): DataTableState {
  const sort = search.get('sort');
  const columns = search.get('columns');
  return {
    filter: search.get('filter') ?? start.filter,
    sort: sort === null ? start.sort : readSort(sort),
    page: readId(search.get('page')) || start.page,
    pageSize: readId(search.get('size')) || start.pageSize,
    columns: columns === null ? start.columns : columns.split(','),
  };
}

/** '-created' is descending; an empty text is unsorted. */
function readSort(text: string): DataTableState['sort'] {
  if (text === '' || text === '-') return null;
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' };
}

function writeSort(sort: DataTableState['sort']): string {
  return sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`;
}

/** The search of an address with this state of a table in it, short: what is as the table starts is left out. */
export function writeTableState(
  search: URLSearchParams,
  state: DataTableState,
  start: DataTableState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  const put = (name: (typeof names)[number], value: string, startValue: string) => {
    if (value !== startValue) next.set(name, value);
  };
  put('filter', state.filter, start.filter);
  put('sort', writeSort(state.sort), writeSort(start.sort));
  put('page', String(state.page), String(start.page));
  put('size', String(state.pageSize), String(start.pageSize));
  if (state.columns !== null) put('columns', state.columns.join(','), start.columns?.join(',') ?? '');
  return next;
}

/** Keeps a table's filter, order and page in the address, so that a list can be sent to a colleague as one sees it. */
export function useTableAddress(
  start: DataTableState,
): readonly [state: DataTableState, change: (state: DataTableState) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readTableState(new URLSearchParams(search), start), [search, start]);
  const change = useCallback(
    (next: DataTableState) => {
      const written = writeTableState(new URLSearchParams(search), next, start).toString();
      // Each letter of a filter is no place to go back to.
      void navigate({ pathname, search: written }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, start],
  );
  return [state, change];
}
