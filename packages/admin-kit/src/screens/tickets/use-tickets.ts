import { type AdminClient, readTickets, type Ticket } from '@timemap/admin-api';
import { useCallback, useMemo, useState } from 'react';
import { queryRows, type Read, type ReadFilter, readFilter } from '../../data/query.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { DataTableSelection } from '../../ui/data-table/data-table.tsx';

/** The lists that the server has. @spec B §2 */
export type TicketStatusFilter = 'all' | 'unresolved' | 'resolved';

const listCalls = {
  all: 'GET /support/',
  unresolved: 'GET /support/unresolved',
  resolved: 'GET /support/resolved',
} as const;

/** @operation GET /support/, GET /support/unresolved, GET /support/resolved @spec B §7 */
export const ticketsQuery = (client: AdminClient, status: TicketStatusFilter): Read<Ticket[]> =>
  queryRows(client, listCalls[status], {}, readTickets);

/** Every list that can contain a ticket. */
export const ticketListReads: readonly ReadFilter[] = [
  ...Object.values(listCalls).map((operation) => readFilter(operation)),
  readFilter('GET /global/users/tickets/{id}'),
];

export interface TicketsState {
  readonly read: ReadState<readonly Ticket[]>;
  /** The tickets selected for an email. They stay selected when another list is shown. */
  readonly selection: DataTableSelection;
  /** The contact addresses of the selected tickets, as their authors typed them. */
  readonly chosenAddresses: readonly string[];
}

const noTickets: ReadonlyMap<string, string> = new Map();

/** The tickets of one list, and the tickets selected in all lists. @spec B §2 */
export function useTickets(status: TicketStatusFilter): TicketsState {
  const { client } = useAdminKit();
  const read = useRead(ticketsQuery(client, status));
  const tickets = read.status === 'ready' ? read.data : null;
  // Addresses by ticket id, because a selected ticket need not be in the current list.
  const [chosen, setChosen] = useState(noTickets);
  const choose = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((before) => {
        if (ids.size === 0) return noTickets;
        const shown = new Map((tickets ?? []).map(({ id, contactEmail }) => [String(id), contactEmail]));
        const elsewhere = [...before].filter(([id]) => !shown.has(id));
        const here = [...ids].flatMap((id) => {
          const address = shown.get(id);
          return address === undefined ? [] : [[id, address] as const];
        });
        return new Map([...elsewhere, ...here]);
      }),
    [tickets],
  );
  return {
    read,
    selection: useMemo(
      () => ({ selectedIds: new Set(chosen.keys()), onChange: choose, keepsMissing: true }),
      [chosen, choose],
    ),
    chosenAddresses: useMemo(() => [...chosen.values()], [chosen]),
  };
}
