import type { TableHost } from '@timemap/admin-kit';
import { type RefCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useCurrentPage } from '../page-handle.ts';
import { readTableState, useTableWriter } from '../table-address.ts';
import { LateTableViews } from './late-table-views.tsx';

export function useTableHost(headingRef?: RefCallback<HTMLElement>): TableHost {
  const { search } = useLocation();
  const { headingIn } = useCurrentPage();
  const write = useTableWriter();
  return useMemo(
    () => ({
      Views: LateTableViews,
      headingRef: (table) => (table === headingIn ? headingRef : undefined),
      read: (table, start) => readTableState(new URLSearchParams(search), start, table),
      write: (table, state, start) => write(state, start, table),
    }),
    [search, write, headingIn, headingRef],
  );
}
