import type { TicketQueueSource } from '@timemap/admin-kit/ticket-detail';
import { ticketsTable } from '@timemap/admin-kit/tickets';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { paths, pathTo } from '../../paths.ts';
import { useTableAddress } from '../../table-address.ts';

const FROM = 'from';
const LIST = 'list';

export function queuedTicketPath(ticketId: number, listSearch: string): string {
  const search = new URLSearchParams(listSearch);
  search.set(FROM, LIST);
  return `${pathTo(paths.ticket, { ticketId })}?${search}`;
}

export function useTicketQueue(): TicketQueueSource | undefined {
  const { search } = useLocation();
  const [tableState] = useTableAddress(ticketsTable);
  return useMemo(() => {
    const list = new URLSearchParams(search);
    if (list.get(FROM) !== LIST) return undefined;
    list.delete(FROM);
    const listSearch = list.toString();
    return {
      tableState,
      ticketHref: (ticketId: number) => queuedTicketPath(ticketId, listSearch),
      listHref: listSearch === '' ? paths.tickets : `${paths.tickets}?${listSearch}`,
    };
  }, [search, tableState]);
}
