import { type AdminUser, type Ticket, ticketStatus, type UserProject } from '@timemap/admin-api';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { canLogInAs } from '../../context/permission.ts';
import { dataOf, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSectionLevel } from '../../ui/section/section.tsx';
import { Replaceable, Slot } from '../../ui/slot/slot.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { TruncatedText } from '../../ui/text/truncated-text.tsx';
import { nameOfUser } from '../users/index.ts';
import { projectsQuery, ticketsQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

interface ProjectsSectionProps {
  user: AdminUser;
  onConnect: (project: UserProject) => void;
}

const projectRowId = (project: UserProject) => String(project.id);
const projectTexts = (project: UserProject) => [project.name, String(project.id)];

/** @spec B §2 */
export function ProjectsSection({ user, onConnect }: ProjectsSectionProps) {
  const words = useMessages(userDetailMessages);
  const level = useSectionLevel();
  const { session } = useAdminKit();
  const read = useRead(projectsQuery(user.id));
  const permission = canLogInAs(session, user);
  const disabledReason = permission.isAllowed ? undefined : words[permission.reason];
  const name = nameOfUser(user);
  const columns = useMemo<readonly DataTableColumn<UserProject>[]>(
    () => [
      { id: 'name', header: words.projectName, value: (project) => project.name, isRowHeader: true },
      { id: 'id', header: words.projectId, kind: 'id', value: (project) => project.id, isFact: true },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        priority: 1,
        isFact: true,
        minWidthPx: 104,
        cell: (project) => (
          <Replaceable name="connectProject">
            <Button
              size="small"
              aria-label={words.connectTo({ project: visibleText(project.name), user: name })}
              disabledReason={disabledReason}
              onClick={() => onConnect(project)}
            >
              {words.connect}
            </Button>
          </Replaceable>
        ),
      },
    ],
    [words, name, disabledReason, onConnect],
  );
  return (
    <section className="ak-user-detail-stack" aria-label={words.projects}>
      <PageHeader level={level} title={words.projects} count={dataOf(read)?.length} />
      <DataTable
        name="user-projects"
        label={words.projects}
        read={read}
        failedTitle={words.projectsFailed}
        columns={columns}
        getRowId={projectRowId}
        filterLabel={words.filterProjects}
        filterTexts={projectTexts}
        emptyText={words.noProjects}
        emptyHint={words.noProjectsHint}
        noMatchText={words.noProjectsMatch}
      />
    </section>
  );
}

const ticketRowId = (ticket: Ticket) => String(ticket.id);
const newestFirst: Partial<DataTableState> = { sort: { columnId: 'id', direction: 'descending' } };

interface TicketsProps {
  user: AdminUser;
  footer: ((user: AdminUser) => ReactNode) | undefined;
}

/** @spec B §2, §8 */
export function TicketsSection({ user, footer }: TicketsProps) {
  const userId = user.id;
  const words = useMessages(userDetailMessages);
  const level = useSectionLevel();
  const { links, linkComponent } = useAdminKit();
  const read = useRead(ticketsQuery(userId));
  const columns = useMemo<readonly DataTableColumn<Ticket>[]>(() => {
    const labels = new Map<number | null, readonly [StatusTone, string]>([
      [ticketStatus.unresolved, ['danger', words.unresolved]],
      [ticketStatus.inProgress, ['warning', words.inProgress]],
      [ticketStatus.resolved, ['success', words.resolved]],
    ]);
    const statusOf = ({ status }: Ticket) =>
      labels.get(status) ?? (['neutral', words.unknownStatus] as const);
    return [
      { id: 'id', header: words.ticketId, kind: 'id', value: (ticket) => ticket.id, isRowHeader: true },
      {
        id: 'message',
        header: words.ticketMessage,
        value: (ticket) => ticket.message,
        cell: (ticket) => <TruncatedText translate="yes" text={ticket.message} maxCharacters={200} />,
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
    <>
      <section className="ak-user-detail-stack" aria-label={words.tickets}>
        <PageHeader level={level} title={words.tickets} count={dataOf(read)?.length} />
        <DataTable
          name="user-tickets"
          label={words.tickets}
          read={read}
          failedTitle={words.ticketsFailed}
          columns={columns}
          getRowId={ticketRowId}
          rowHref={hrefOf}
          linkComponent={linkComponent}
          emptyText={words.noTickets}
          emptyHint={words.noTicketsHint}
          initialState={newestFirst}
        />
      </section>
      <Slot>{footer?.(user)}</Slot>
    </>
  );
}
