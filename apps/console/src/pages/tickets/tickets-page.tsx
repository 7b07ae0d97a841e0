import { TicketList, ticketsTable } from '@timemap/admin-kit/tickets';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useTableAddress } from '../../table-address.ts';
import { queuedTicketPath } from './tickets-address.ts';

/** The filters, the order and the page of the list live in the address, and each ticket is handed them on. */
export function Component() {
  const { search } = useLocation();
  const [table, changeTable] = useTableAddress(ticketsTable);
  const ticketHref = useCallback((ticketId: number) => queuedTicketPath(ticketId, search), [search]);
  return <TicketList tableState={table} onTableStateChange={changeTable} ticketHref={ticketHref} />;
}
