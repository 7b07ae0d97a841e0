import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { DataTableColumn } from '../../ui/data-table/data-table.tsx';
import { ManageButton } from './manage-button.tsx';
import { enterpriseDealsMessages } from './messages.ts';

/** @spec B §2 */
export function useDealColumns(): readonly DataTableColumn<EnterpriseDeal>[] {
  const words = useMessages(enterpriseDealsMessages);
  return useMemo<readonly DataTableColumn<EnterpriseDeal>[]>(
    () => [
      {
        id: 'name',
        header: words.name,
        value: ({ name }) => (name.trim() === '' ? words.unnamed : name),
        isRowHeader: true,
        share: 2,
      },
      {
        id: 'created',
        header: words.created,
        kind: 'time',
        value: ({ createdAt }) => createdAt,
        priority: 3,
      },
      {
        id: 'period',
        header: words.period,
        kind: 'number',
        value: ({ periodDays }) => periodDays,
        minWidthPx: 112,
      },
      {
        id: 'softLimit',
        header: words.softLimit,
        kind: 'number',
        value: ({ softLimit }) => softLimit,
        minWidthPx: 96,
      },
      {
        id: 'hardLimit',
        header: words.hardLimit,
        kind: 'number',
        value: ({ hardLimit }) => hardLimit,
        minWidthPx: 96,
      },
      {
        id: 'institutionId',
        header: words.institutionId,
        kind: 'id',
        value: ({ institutionId }) => institutionId,
        minWidthPx: 112,
        priority: 3,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        minWidthPx: 96,
        priority: 1,
        cell: (deal) => <ManageButton deal={deal} />,
      },
    ],
    [words],
  );
}
