import type { ApiError, Ticket } from '@timemap/admin-api';
import { useState } from 'react';
import {
  type FailedSave,
  type SaveConflict,
  type SaveOutcome,
  useOptimisticSave,
} from '../../data/use-optimistic-save.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import {
  type StatusChange,
  statusSave,
  type TicketStatus,
  ticketListKeys,
} from '../tickets/without-screen.ts';
import { ticketQuery } from './api.ts';
import { ticketDetailMessages } from './messages.ts';

export interface StatusFailure {
  readonly ticketId: number;
  readonly status: TicketStatus;
  readonly error: ApiError;
}

export interface TicketDetailState {
  /** The ticket, with its pending status applied. */
  readonly read: QueryState<Ticket>;
  readonly isSaving: boolean;
  /** The latest failure of each ticket, including tickets shown earlier. */
  readonly failures: readonly StatusFailure[];
  dismissFailure(ticketId: number): void;
  /** The status of this ticket that was not saved, until one is set again. */
  readonly notSaved: FailedSave<StatusChange> | null;
  /** Someone else changed the status of this ticket, or of one that was shown before. Nothing is sent until it is decided. */
  readonly conflict: SaveConflict<Ticket, StatusChange> | null;
  /**
   * Shows a status, reads the ticket again and saves it; the last one wins. Never rejects.
   * @operation GET /support/{id}, PUT /support/status/{id} @spec B §4
   */
  setStatus(status: TicketStatus): Promise<SaveOutcome<Ticket>>;
}

/** One ticket and its status. Keep the component mounted while `ticketId` changes, so that a running save can finish. @spec B §2 */
export function useTicketDetail(ticketId: number): TicketDetailState {
  const sentenceOf = useStatusSentence();
  const [failures, setFailures] = useState<readonly StatusFailure[]>([]);
  const dismissFailure = (dismissedId: number) =>
    setFailures((all) => all.filter((failure) => failure.ticketId !== dismissedId));
  const { read, save, isPending, failuresOf, conflict } = useOptimisticSave<Ticket, StatusChange, Ticket>(
    useRead(ticketQuery(ticketId)),
    {
      ...statusSave(sentenceOf),
      // The app state of a ticket can be large, so the ticket is not loaded again after the save.
      shownIn: (id) => [ticketQuery(id), ...ticketListKeys],
      check: {
        query: (_, id) => ticketQuery(id),
        alreadyText: ({ id }, { status }) => sentenceOf(id, status),
      },
      onFailure: ({ item: { id }, change: { status }, error }) =>
        setFailures((all) => [
          ...all.filter(({ ticketId }) => ticketId !== id),
          { ticketId: id, status, error },
        ]),
    },
  );
  const [failed] = failuresOf(ticketId);
  return {
    read,
    isSaving: isPending(ticketId),
    failures,
    dismissFailure,
    notSaved: failed
      ? {
          ...failed,
          retry: () => {
            dismissFailure(ticketId);
            failed.retry();
          },
        }
      : null,
    conflict,
    setStatus: (status) => {
      dismissFailure(ticketId);
      return save(ticketId, { status });
    },
  };
}

function useStatusSentence(): (ticketId: number, status: TicketStatus) => string {
  const words = useMessages(ticketDetailMessages);
  const sentences = { 0: words.isUnresolved, 1: words.isInProgress, 2: words.isResolved };
  return (ticketId, status) => sentences[status]({ ticket: String(ticketId) });
}
