import type { Ticket } from '@timemap/admin-api';
import { useCallback, useMemo, useState } from 'react';
import { type QueryState, useRead } from '../../data/use-read.ts';
import type { DataTableSelection } from '../../ui/data-table/use-row-selection.ts';
import { ticketsQuery } from './api.ts';
import type { TicketStatusFilter } from './lists.ts';

export interface TicketsState {
  readonly read: QueryState<readonly Ticket[]>;
  /** They stay selected when another list is shown. */
  readonly selection: DataTableSelection;
  /** The selected tickets, as last seen. */
  readonly chosen: readonly Ticket[];
}

const noTickets: ReadonlyMap<string, Ticket> = new Map();

/** The tickets of one list, and the tickets selected in all lists. @spec B §2 */
export function useTickets(status: TicketStatusFilter): TicketsState {
  const read = useRead(ticketsQuery(status));
  const tickets = read.status === 'ready' ? read.data : null;
  // The tickets and not only their ids, because a selected ticket need not be in the current list.
  const [seen, setSeen] = useState(noTickets);
  const choose = useCallback(
    (ids: ReadonlySet<string>) =>
      setSeen((before) => {
        const shown = byId(tickets ?? []);
        return new Map(
          [...ids].flatMap((id) => {
            const ticket = shown.get(id) ?? before.get(id);
            return ticket === undefined ? [] : [[id, ticket] as const];
          }),
        );
      }),
    [tickets],
  );
  return {
    read,
    selection: useMemo(
      () => ({ selectedIds: new Set(seen.keys()), onChange: choose, keepsMissing: true }),
      [seen, choose],
    ),
    chosen: useMemo(() => {
      if (seen.size === 0) return [];
      const shown = byId(tickets ?? []);
      return [...seen].map(([id, ticket]) => shown.get(id) ?? ticket);
    }, [seen, tickets]),
  };
}

const byId = (tickets: readonly Ticket[]) => new Map(tickets.map((ticket) => [String(ticket.id), ticket]));
