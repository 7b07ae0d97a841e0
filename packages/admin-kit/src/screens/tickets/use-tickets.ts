import type { Ticket } from '@timemap/admin-api';
import { useCallback, useMemo, useState } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { DataTableSelection } from '../../ui/data-table/data-table.tsx';
import { type TicketStatusFilter, ticketsQuery } from './api.ts';

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
