import type { OrganizationProject } from '@timemap/admin-api';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { DataTable, type DataTableColumn, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { orgProjectsMessages } from './messages.ts';
import { ProjectRowActions, type ProjectRowHandlers } from './project-row-actions.tsx';
import type { OrgProjectsState } from './use-org-projects.ts';
import { useProjectsFailure } from './use-projects-failure.ts';

/**
 * How the table starts, for hosts that keep its state: a hundred a page. By name, descending: document B says so of the
 * list of all projects, document A says nothing of this one, and the two should not differ. @spec B §2, §9
 */
export const orgProjectsTable: DataTableState = {
  filter: '',
  sort: { columnId: 'name', direction: 'descending' },
  page: 1,
  pageSize: 100,
  columns: null,
};

interface ProjectsTableProps {
  projects: OrgProjectsState;
  handlers: ProjectRowHandlers;
  emptyAction: ReactNode;
  state: DataTableState | undefined;
  onStateChange: ((state: DataTableState) => void) | undefined;
}

const idOf = (project: OrganizationProject) => String(project.id);
const textsOf = (project: OrganizationProject) => [project.name, project.description, String(project.id)];

export function ProjectsTable({ projects, handlers, emptyAction, state, onStateChange }: ProjectsTableProps) {
  const words = useMessages(orgProjectsMessages);
  const failure = useProjectsFailure(projects);
  const columns = useMemo<readonly DataTableColumn<OrganizationProject>[]>(
    () => [
      { id: 'id', header: words.id, kind: 'id', value: ({ id }) => id, priority: 3 },
      { id: 'name', header: words.name, value: ({ name }) => name, isRowHeader: true },
      {
        id: 'description',
        header: words.description,
        value: ({ description }) => description,
        priority: 4,
        share: 2,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        priority: 1,
        minWidthPx: handlers.onDelete === null ? 160 : 216,
        cell: (project) => <ProjectRowActions project={project} handlers={handlers} />,
      },
    ],
    [words, handlers],
  );
  return (
    <DataTable
      name="org-projects"
      label={words.title}
      rows={projects.status === 'ready' ? projects.projects : null}
      columns={columns}
      getRowId={idOf}
      isRefreshing={projects.status === 'ready' && projects.isRefreshing}
      failure={failure}
      filterLabel={words.filter}
      filterTexts={textsOf}
      emptyText={words.none}
      noMatchText={words.noMatch}
      emptyAction={emptyAction}
      initialState={orgProjectsTable}
      {...{ state, onStateChange }}
    />
  );
}
