import type { DataTableState } from '@timemap/admin-kit';
import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { readId } from './paths.ts';

/** More rows per page would freeze it. */
const MAX_PAGE_SIZE = 500;

const names = ['filter', 'sort', 'page', 'size', 'columns'] as const;

const nameIn = (table: string | undefined, name: string) => (table === undefined ? name : `${table}.${name}`);

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

function readSort(text: string): DataTableState['sort'] {
  if (text === '' || text === '-') return null;
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' };
}

function writeSort(sort: DataTableState['sort']): string {
  return sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`;
}

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
  if (state.columns !== null) put('columns', state.columns.join(','), start.columns?.join(',') ?? 'all');
  for (const [id, first] of choices) put(id, state.choices?.[id] ?? first, first);
  return next;
}

/** What has been written since a location was shown: tables may change before the address has followed the first. */
const writtenSince = new WeakMap<Location, string>();

export function useTableWriter() {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (state: DataTableState, start: DataTableState, table?: string) => {
      const before = new URLSearchParams(writtenSince.get(location) ?? location.search);
      const search = writeTableState(before, state, start, table).toString();
      writtenSince.set(location, search);
      // Back must not step through the letters of a filter.
      void navigate({ pathname: location.pathname, search }, { replace: true });
    },
    [navigate, location],
  );
}

export function useTableAddress(
  start: DataTableState,
): readonly [state: DataTableState, change: (state: DataTableState) => void] {
  const { search } = useLocation();
  const write = useTableWriter();
  const state = useMemo(() => readTableState(new URLSearchParams(search), start), [search, start]);
  const change = useCallback((next: DataTableState) => write(next, start), [write, start]);
  return [state, change];
}
