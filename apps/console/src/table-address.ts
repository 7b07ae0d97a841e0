import type { DataTableState } from '@timemap/admin-kit';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readId } from './paths.ts';

/** More rows than that on one page are of no use, and would freeze it. */
const MAX_PAGE_SIZE = 500;

const names = ['filter', 'sort', 'page', 'size', 'columns'] as const;

/** Tables that are not the only one of their page have their own part of the address: 'user-tickets.sort'. */
const nameIn = (table: string | undefined, name: string) => (table === undefined ? name : `${table}.${name}`);

/** The state of a table as an address has it; what is missing or makes no sense is as the table starts. */
export function readTableState(
  search: URLSearchParams,
  start: DataTableState,
  table?: string,
): DataTableState {
  const get = (name: string) => search.get(nameIn(table, name));
  const sort = get('sort');
  const columns = get('columns');
  const choices = Object.entries(start.choices ?? {}).map(([id, first]) => [id, get(id) ?? first]);
  return {
    filter: get('filter') ?? start.filter,
    sort: sort === null ? start.sort : readSort(sort),
    page: readId(get('page')) || start.page,
    pageSize: Math.min(readId(get('size')) || start.pageSize, MAX_PAGE_SIZE),
    columns: columns === null ? start.columns : columns.split(','),
    ...(start.choices && { choices: Object.fromEntries(choices) }),
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
  table?: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const choices = Object.entries(start.choices ?? {});
  for (const name of [...names, ...choices.map(([id]) => id)]) next.delete(nameIn(table, name));
  const put = (name: string, value: string, startValue: string) => {
    if (value !== startValue) next.set(nameIn(table, name), value);
  };
  put('filter', state.filter, start.filter);
  put('sort', writeSort(state.sort), writeSort(start.sort));
  put('page', String(state.page), String(start.page));
  put('size', String(state.pageSize), String(start.pageSize));
  // A list of no columns is one too.
  if (state.columns !== null) put('columns', state.columns.join(','), start.columns?.join(',') ?? 'all');
  for (const [id, first] of choices) put(id, state.choices?.[id] ?? first, first);
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
