import type { TableHost } from '@timemap/admin-kit';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readTableState, writeTableState } from '../table-address.ts';
import { LateTableViews } from './late-table-views.tsx';

export function useTableHost(): TableHost {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Two tables may change before the address has followed the first.
  const wanted = useRef({ search, written: search });
  return useMemo(
    () => ({
      Views: LateTableViews,
      read: (table, start) => readTableState(new URLSearchParams(search), start, table),
      write(table, state, start) {
        const before = wanted.current.search === search ? wanted.current.written : search;
        const written = writeTableState(new URLSearchParams(before), state, start, table).toString();
        wanted.current = { search, written };
        void navigate({ pathname, search: written }, { replace: true, preventScrollReset: true });
      },
    }),
    [navigate, pathname, search],
  );
}
