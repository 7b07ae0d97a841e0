import type { ApiError, Ticket } from '@timemap/admin-api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { refresh, stale } from '../../data/query.ts';
import { useAction } from '../../data/use-action.ts';
import { overlay, useNewestIntents } from '../../data/use-newest-intents.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { ticketListReads, ticketsQuery } from '../tickets/index.ts';
import { setTicketStatus, type TicketStatus, ticketQuery } from './api.ts';

/** A status that is as it was before, and why; without an error the host said no. */
export interface StatusFailure {
  readonly ticketId: number;
  readonly status: TicketStatus;
  readonly error: ApiError | null;
}

export interface TicketDetailState {
  /** The load; the ticket carries the status that is on its way. */
  readonly read: ReadState<Ticket>;
  readonly isSaving: boolean;
  /** Of this ticket or of one that was left before its answer came. */
  readonly failure: StatusFailure | null;
  dismissFailure(): void;
  /** Shows a status at once and saves it; what is wanted last wins. `onSaved` fires after each that is saved. @spec B §4 */
  setStatus(status: TicketStatus, onSaved?: () => void): void;
}

interface StatusChange {
  readonly status: TicketStatus;
  readonly onSaved: (() => void) | undefined;
}

const statusNames: Readonly<Record<TicketStatus, string>> = {
  0: 'unresolved',
  1: 'in progress',
  2: 'resolved',
};
const newest = (_: StatusChange, newer: StatusChange) => newer;
const applyStatus = (ticket: Ticket, { status }: StatusChange): Ticket => ({ ...ticket, status });

/** One ticket and its status, without any view. Keep it while the ticket changes: a save outlives its ticket. @spec B §2 */
export function useTicketDetail(ticketId: number): TicketDetailState {
  const kit = useAdminKit();
  const loaded = useRead(ticketQuery(kit.client, ticketId));
  const [failure, setFailure] = useState<StatusFailure | null>(null);
  const latestKit = useRef(kit);
  useEffect(() => {
    latestKit.current = kit;
  });
  const { run } = useAction<{ id: number; status: TicketStatus }>({
    name: 'ticket.set-status',
    operation: 'PUT /support/status/{id}',
    key: ({ id }) => String(id),
    target: ({ id, status }) => ({ kind: 'ticket', id, label: statusNames[status] }),
    send: async (current, { id, status }) => {
      await setTicketStatus(current.client, id, status);
      keepStatus(current, id, status);
    },
    makesStale: () => ticketListReads,
  });
  const save = async (id: number, { status, onSaved }: StatusChange) => {
    const outcome = await run({ id, status });
    if (outcome.status === 'succeeded') onSaved?.();
    if (outcome.status === 'vetoed') setFailure({ ticketId: id, status, error: null });
    if (outcome.status !== 'failed') return;
    setFailure({ ticketId: id, status, error: outcome.error });
    const { queryClient, client } = latestKit.current;
    if (outcome.error.mayHaveBeenApplied) {
      void refresh(queryClient, client, [stale('GET /support/{id}', { path: { id } })]);
    }
  };
  const { wanted, want } = useNewestIntents<StatusChange>({ save, combine: newest });

  const data = loaded.status === 'ready' ? loaded.data : null;
  const ticket = useMemo(
    () => (data ? (overlay([data], wanted, applyStatus)[0] ?? data) : null),
    [data, wanted],
  );
  return {
    read: loaded.status === 'ready' && ticket ? { ...loaded, data: ticket } : loaded,
    isSaving: wanted.has(ticketId),
    failure,
    dismissFailure: () => setFailure(null),
    setStatus: (status, onSaved) => {
      setFailure(null);
      want(ticketId, { status, onSaved });
    },
  };
}

/** Confirmed is confirmed, in the lists as well; a ticket with a large app state need not be loaded again for it. */
function keepStatus({ client, queryClient }: AdminKit, ticketId: number, status: TicketStatus) {
  const keep = (ticket: Ticket) => (ticket.id === ticketId ? { ...ticket, status } : ticket);
  queryClient.setQueryData<Ticket>(
    ticketQuery(client, ticketId).queryKey,
    (ticket) => ticket && keep(ticket),
  );
  for (const list of ['all', 'unresolved', 'resolved'] as const) {
    queryClient.setQueryData<Ticket[]>(ticketsQuery(client, list).queryKey, (tickets) => tickets?.map(keep));
  }
}
