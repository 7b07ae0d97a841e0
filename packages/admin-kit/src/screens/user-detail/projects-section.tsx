import type { AdminUser, UserProject } from '@timemap/admin-api';
import { useMemo } from 'react';
import { dataOf, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { canLogInAs } from '../../provider/permission.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable, type DataTableColumn } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { nameOfUser } from '../users/index.ts';
import { projectsQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

interface ProjectsSectionProps {
  user: AdminUser;
  /** Keep it stable. */
  onConnect: (project: UserProject) => void;
}

const idOf = (project: UserProject) => String(project.id);
const textsOf = (project: UserProject) => [project.name, String(project.id)];

/** Connect opens the project as the user. @spec B §2 */
export default function ProjectsSection({ user, onConnect }: ProjectsSectionProps) {
  const words = useMessages(userDetailMessages);
  const { client, session } = useAdminKit();
  const read = useRead(projectsQuery(client, user.id));
  const permission = canLogInAs(session, user);
  const disabledReason = permission.isAllowed ? undefined : words[permission.reason];
  const name = nameOfUser(user);
  const columns = useMemo<readonly DataTableColumn<UserProject>[]>(
    () => [
      { id: 'name', header: words.projectName, value: (project) => project.name, isRowHeader: true },
      { id: 'id', header: words.projectId, kind: 'id', value: (project) => project.id },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        priority: 1,
        minWidthPx: 104,
        cell: (project) => (
          <Button
            size="small"
            aria-label={words.connectTo({ project: visibleText(project.name), user: name })}
            disabledReason={disabledReason}
            onClick={() => onConnect(project)}
          >
            {words.connect}
          </Button>
        ),
      },
    ],
    [words, name, disabledReason, onConnect],
  );
  return (
    <section className="ak-user-detail-stack" aria-label={words.projects}>
      <PageHeader level={3} title={words.projects} count={dataOf(read)?.length} />
      <DataTable
        name="user-projects"
        label={words.projects}
        read={read}
        failedTitle={words.projectsFailed}
        columns={columns}
        getRowId={idOf}
        filterLabel={words.filterProjects}
        filterTexts={textsOf}
        emptyText={words.noProjects}
        noMatchText={words.noProjectsMatch}
      />
    </section>
  );
}
