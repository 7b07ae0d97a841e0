import type { ApiError, Ticket } from '@timemap/admin-api';
import { useState } from 'react';
import { useOptimisticSave } from '../../data/use-optimistic-save.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ticketListReads } from '../tickets/index.ts';
import { setTicketStatus, type TicketStatus, ticketQuery, ticketReads } from './api.ts';

/** A change of status that failed. `error` is null if the host refused it. */
export interface StatusFailure {
  readonly ticketId: number;
  readonly status: TicketStatus;
  readonly error: ApiError | null;
}

export interface TicketDetailState {
  /** The ticket, with its pending status applied. */
  readonly read: ReadState<Ticket>;
  readonly isSaving: boolean;
  /** Of this ticket, or of one that was shown before. */
  readonly failure: StatusFailure | null;
  dismissFailure(): void;
  /** Shows a status and saves it; the last one wins. `onSaved` fires each time one is saved. @spec B §4 */
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
const applyStatus = (ticket: Ticket, { status }: StatusChange): Ticket => ({ ...ticket, status });

/** One ticket and its status. Keep the component mounted while `ticketId` changes, so that a running save can finish. @spec B §2 */
export function useTicketDetail(ticketId: number): TicketDetailState {
  const { client } = useAdminKit();
  const [failure, setFailure] = useState<StatusFailure | null>(null);
  const { read, save, isPending } = useOptimisticSave<Ticket, StatusChange, Ticket>(
    useRead(ticketQuery(client, ticketId)),
    {
      name: 'ticket.set-status',
      operation: 'PUT /support/status/{id}',
      target: ({ id }, { status }) => ({ kind: 'ticket', id, label: statusNames[status] }),
      // The ticket itself is not loaded again, because its app state can be large.
      shownIn: (id) => [...ticketReads(id), ...ticketListReads],
      apply: applyStatus,
      send: (kit, { id }, { status }) => setTicketStatus(kit.client, id, status),
      invalidates: () => ticketListReads,
      onSaved: (_, { onSaved }) => onSaved?.(),
      onFailure: ({ item: { id }, change: { status }, error }) => setFailure({ ticketId: id, status, error }),
    },
  );
  return {
    read,
    isSaving: isPending(ticketId),
    failure,
    dismissFailure: () => setFailure(null),
    setStatus: (status, onSaved) => {
      setFailure(null);
      save(ticketId, { status, onSaved });
    },
  };
}
