import type { TableHost } from '@timemap/admin-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readTableState, useTableWriter } from '../table-address.ts';
import { LateTableViews } from './late-table-views.tsx';

export function useTableHost(): TableHost {
  const { search } = useLocation();
  const write = useTableWriter();
  return useMemo(
    () => ({
      Views: LateTableViews,
      read: (table, start) => readTableState(new URLSearchParams(search), start, table),
      write: (table, state, start) => write(state, start, table),
    }),
    [search, write],
  );
}
