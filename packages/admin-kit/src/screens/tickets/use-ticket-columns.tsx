import type { Ticket } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { DataTableColumn } from '../../ui/data-table/data-table.tsx';
import { Link } from '../../ui/link/link.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { MessageCell } from './message-cell.tsx';
import { ticketsMessages } from './messages.ts';
import { ticketSortValues } from './rules.ts';
import { TicketStatusMark } from './ticket-status-mark.tsx';
import { useStatusWord } from './ticket-status-messages.ts';

/** @spec B §2 */
export function useTicketColumns(): readonly DataTableColumn<Ticket>[] {
  const words = useMessages(ticketsMessages);
  const wordOf = useStatusWord();
  const { links, linkComponent } = useAdminKit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a status change with those of the list
  return useMemo<readonly DataTableColumn<Ticket>[]>(
    () => [
      {
        id: 'id',
        header: words.id,
        kind: 'id',
        value: ticketSortValues.id,
        isRowHeader: true,
        firstDirection: 'descending',
      },
      {
        id: 'status',
        header: words.status,
        value: ticketSortValues.status,
        cell: ({ status }) => <TicketStatusMark status={status} />,
        exportValue: ({ status }) => wordOf(status),
        share: 0,
        minWidthPx: 120,
        priority: 1,
      },
      {
        id: 'message',
        header: words.message,
        value: ticketSortValues.message,
        cell: ({ message }) => (message === '' ? null : <MessageCell message={message} />),
        share: 3,
        minWidthPx: 200,
        priority: 1,
      },
      {
        id: 'contactEmail',
        header: words.contactEmail,
        value: ticketSortValues.contactEmail,
        priority: 3,
      },
      {
        id: 'creator',
        header: words.creator,
        value: ticketSortValues.creator,
        cell: ({ creator }) =>
          creator === null ? null : (
            <Link href={links.user(creator.id)} component={linkComponent}>
              <UserText text={creator.username || String(creator.id)} />
            </Link>
          ),
        priority: 4,
      },
      { id: 'created', header: words.created, kind: 'time', value: ticketSortValues.created, priority: 2 },
    ],
    [words, links, linkComponent],
  );
}
