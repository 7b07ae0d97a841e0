import type { AdminUser, Ticket, UserProject } from '@timemap/admin-api';
import { useCallback, useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { canLogInAs } from '../../context/permission.ts';
import { dataOf, type QueryState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSectionLevel } from '../../ui/section/section.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { TruncatedText } from '../../ui/text/truncated-text.tsx';
import { TicketStatusMark, useStatusWord } from '../tickets/without-screen.ts';
import { nameOfUser } from '../users/without-screen.ts';
import { ticketsQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

interface ProjectsSectionProps {
  user: AdminUser;
  read: QueryState<readonly UserProject[]>;
  onConnect: (project: UserProject) => void;
  onHandOver: (projects: readonly UserProject[]) => void;
}

const projectRowId = (project: UserProject) => String(project.id);
const projectTexts = (project: UserProject) => [project.name, String(project.id)];

/** @spec B §2 */
export function ProjectsSection({ user, read, onConnect, onHandOver }: ProjectsSectionProps) {
  const words = useMessages(userDetailMessages);
  const level = useSectionLevel();
  const { session, links, linkComponent } = useAdminKit();
  const hrefOf = useCallback(
    ({ id }: UserProject) => links.section('projects', { project: String(id) }),
    [links],
  );
  const projects = dataOf(read) ?? [];
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
      <PageHeader
        level={level}
        title={words.projects}
        count={dataOf(read)?.length}
        actions={
          projects.length > 0 && (
            <Button size="small" onClick={() => onHandOver(projects)}>
              {words.handOver}
            </Button>
          )
        }
      />
      <DataTable
        name="user-projects"
        label={words.projects}
        read={read}
        failedTitle={words.projectsFailed}
        columns={columns}
        getRowId={projectRowId}
        rowHref={hrefOf}
        linkComponent={linkComponent}
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

/** @spec B §2, §8 */
export function TicketsSection({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const level = useSectionLevel();
  const { links, linkComponent, navigate } = useAdminKit();
  const read = useRead(ticketsQuery(userId));
  const wordOf = useStatusWord();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a status and of the table change together
  const columns = useMemo<readonly DataTableColumn<Ticket>[]>(
    () => [
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
        cell: ({ status }) => <TicketStatusMark status={status} />,
        exportValue: ({ status }) => wordOf(status),
        share: 0,
      },
      { id: 'created', header: words.ticketCreated, kind: 'time', value: (ticket) => ticket.createdAt },
    ],
    [words],
  );
  const hrefOf = useCallback((ticket: Ticket) => links.ticket(ticket.id), [links]);
  const open = useCallback((ticket: Ticket) => navigate(links.ticket(ticket.id)), [links, navigate]);
  return (
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
        onRowOpen={open}
        linkComponent={linkComponent}
        emptyText={words.noTickets}
        emptyHint={words.noTicketsHint}
        initialState={newestFirst}
      />
    </section>
  );
}
