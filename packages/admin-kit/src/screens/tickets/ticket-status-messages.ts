import { ticketStatus } from '@timemap/admin-api';
import { defineMessages } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/messages.ts';

export const ticketStatusMessages = defineMessages('ticket-status', {
  unresolved: 'Unresolved',
  inProgress: 'In progress',
  resolved: 'Resolved',
  unknown: ({ status }: { status: string }) => `Unknown (${status})`,
  none: 'Unknown',
});

/** What a status is called. @spec B §4 */
export function useStatusWord(): (status: number | null) => string {
  const words = useMessages(ticketStatusMessages);
  return (status) => {
    if (status === ticketStatus.unresolved) return words.unresolved;
    if (status === ticketStatus.inProgress) return words.inProgress;
    if (status === ticketStatus.resolved) return words.resolved;
    return status === null ? words.none : words.unknown({ status: String(status) });
  };
}
