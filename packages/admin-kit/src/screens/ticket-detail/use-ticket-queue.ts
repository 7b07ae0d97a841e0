import type { ApiError, Ticket } from '@timemap/admin-api';
import { useEffect, useState } from 'react';
import { runInSlices } from '../../browser/idle.ts';
import { useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { RowIndex } from '../../ui/data-table/row-index.ts';
import {
  filterTextsOf,
  stateFilterOf,
  statusFilterOf,
  ticketSortValues,
  ticketsQuery,
  whereState,
} from '../tickets/index.ts';

export type TicketQueueState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean; retry(): void }
  | { readonly status: 'ready'; readonly ticketIds: readonly number[] };

/**
 * The tickets of a list in its order, as that list was when it was last loaded: what is resolved meanwhile keeps its
 * place, so that nobody loses theirs.
 */
export function useTicketQueue(tableState: DataTableState): TicketQueueState {
  const { client, queryClient, appearance } = useAdminKit();
  const { filter, sort } = tableState;
  const status = statusFilterOf(tableState);
  const stateFilter = stateFilterOf(tableState);
  const key = JSON.stringify([status, filter, stateFilter, sort]);
  const [queue, setQueue] = useState<{ key: string; ticketIds: readonly number[] } | null>(null);
  const isKnown = queue?.key === key;

  const list = ticketsQuery(client, status);
  const cached = queryClient.getQueryData<Ticket[]>(list.queryKey);
  const read = useRead(isKnown || cached ? null : list);
  const tickets = isKnown ? null : (cached ?? (read.status === 'ready' ? read.data : null));
  const { locale } = appearance;
  const columnId = sort?.columnId;
  const direction = sort?.direction;

  useEffect(() => {
    if (tickets === null) return;
    const sortValues = new Map(Object.entries(ticketSortValues));
    const index = new RowIndex(tickets, { sortValues, textOf: filterTextsOf, locale });
    const query = {
      filter,
      where: whereState(stateFilter),
      sort: columnId && direction ? { columnId, direction } : null,
    };
    return runInSlices(index.prepare(query), {
      isUrgent: true,
      onSlice: () => {
        const count = index.match(query)?.count;
        const rows = count === undefined ? null : index.slice(query, 0, count);
        if (rows !== null) setQueue({ key, ticketIds: rows.map(({ id }) => id) });
      },
    });
  }, [tickets, key, filter, stateFilter, columnId, direction, locale]);

  if (isKnown) return { status: 'ready', ticketIds: queue.ticketIds };
  if (read.status === 'failed') return read;
  return { status: 'loading' };
}
