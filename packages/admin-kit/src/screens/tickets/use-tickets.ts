import type { Ticket } from '@timemap/admin-api';
import { useCallback, useMemo, useState } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { DataTableSelection } from '../../ui/data-table/data-table.tsx';
import { type TicketStatusFilter, ticketsQuery } from './api.ts';

export interface TicketsState {
  readonly read: ReadState<readonly Ticket[]>;
  /** The tickets chosen for an email; they stay chosen while another list is shown. */
  readonly selection: DataTableSelection;
  /** The contact emails of those, as typed by whoever wrote the tickets. */
  readonly chosenAddresses: readonly string[];
}

const nobody: ReadonlyMap<string, string> = new Map();

/** The tickets of one list and those chosen from all lists, without any view. @spec B §2 */
export function useTickets(status: TicketStatusFilter): TicketsState {
  const { client } = useAdminKit();
  const read = useRead(ticketsQuery(client, status));
  const tickets = read.status === 'ready' ? read.data : null;
  // The address beside each id: a chosen ticket may be in no list that is loaded now.
  const [chosen, setChosen] = useState(nobody);
  const choose = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((before) => {
        if (ids.size === 0) return nobody;
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
