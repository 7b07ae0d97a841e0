import { TicketList, ticketsTable } from '@timemap/admin-kit/tickets';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useTableAddress } from '../../table-address.ts';
import { queuedTicketPath } from './tickets-address.ts';

export function Component() {
  const { search } = useLocation();
  const [table, changeTable] = useTableAddress(ticketsTable);
  const ticketHref = useCallback((ticketId: number) => queuedTicketPath(ticketId, search), [search]);
  return <TicketList tableState={table} onTableStateChange={changeTable} ticketHref={ticketHref} />;
}
