import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { useCallback, useMemo } from 'react';
import { dataOf, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { DataTable, type DataTableColumn, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { TruncatedText } from '../../ui/text/truncated-text.tsx';
import { ticketsQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

const idOf = (ticket: Ticket) => String(ticket.id);
const initialState: Partial<DataTableState> = { sort: { columnId: 'id', direction: 'descending' } };

/** @spec B §2, §8 */
export default function TicketsSection({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const { client, links, linkComponent } = useAdminKit();
  const read = useRead(ticketsQuery(client, userId));
  const columns = useMemo<readonly DataTableColumn<Ticket>[]>(() => {
    const statuses = new Map<number | null, readonly [StatusTone, string]>([
      [ticketStatus.unresolved, ['danger', words.unresolved]],
      [ticketStatus.inProgress, ['warning', words.inProgress]],
      [ticketStatus.resolved, ['success', words.resolved]],
    ]);
    const statusOf = ({ status }: Ticket) =>
      statuses.get(status) ?? (['neutral', words.unknownStatus] as const);
    return [
      { id: 'id', header: words.ticketId, kind: 'id', value: (ticket) => ticket.id, isRowHeader: true },
      {
        id: 'message',
        header: words.ticketMessage,
        value: (ticket) => ticket.message,
        cell: (ticket) => <TruncatedText text={ticket.message} maxCharacters={200} />,
      },
      {
        id: 'status',
        header: words.ticketStatus,
        value: (ticket) => ticket.status,
        exportValue: (ticket) => statusOf(ticket)[1],
        cell: (ticket) => {
          const [tone, word] = statusOf(ticket);
          return <Status tone={tone}>{word}</Status>;
        },
        share: 0,
      },
      { id: 'created', header: words.ticketCreated, kind: 'time', value: (ticket) => ticket.createdAt },
    ];
  }, [words]);
  const hrefOf = useCallback((ticket: Ticket) => links.ticket(ticket.id), [links]);
  return (
    <section className="ak-user-detail-stack" aria-label={words.tickets}>
      <PageHeader level={3} title={words.tickets} count={dataOf(read)?.length} />
      <DataTable
        name="user-tickets"
        label={words.tickets}
        read={read}
        failedTitle={words.ticketsFailed}
        columns={columns}
        getRowId={idOf}
        rowHref={hrefOf}
        linkComponent={linkComponent}
        emptyText={words.noTickets}
        initialState={initialState}
      />
    </section>
  );
}
