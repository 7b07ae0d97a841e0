import { ticketStatus } from '@timemap/admin-api';
import { ticketStatus as ticketStatusMessages } from '../../locales/en/ticket-status.ts';
import { useMessages } from '../../messages/messages.ts';
import { Status } from '../../ui/status/status.tsx';
import { toneOfStatus } from './status-tone.ts';

export { ticketStatusMessages };

/** The word for a status. @spec B §4 */
export function useStatusWord(): (status: number | null) => string {
  const words = useMessages(ticketStatusMessages);
  return (status) => {
    if (status === ticketStatus.unresolved) return words.unresolved;
    if (status === ticketStatus.inProgress) return words.inProgress;
    if (status === ticketStatus.resolved) return words.resolved;
    return status === null ? words.none : words.unknown({ status: String(status) });
  };
}

/** A ticket's status as a colored dot and its word. @spec B §2 */
export function TicketStatusMark({ status }: { status: number | null }) {
  const wordOf = useStatusWord();
  return <Status tone={toneOfStatus(status)}>{wordOf(status)}</Status>;
}
