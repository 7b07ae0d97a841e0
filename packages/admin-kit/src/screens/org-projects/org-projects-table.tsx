import type { OrganizationProject } from '@timemap/admin-api';
import { type ReactNode, useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { QueryState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { ResourceTable, type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { type DataTableState, defaultTableState } from '../../ui/data-table/data-table-state.ts';
import { CopyIcon, TrashIcon } from '../../ui/icon/icons.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { orgProjectsMessages } from './messages.ts';
import { projectName } from './rules.ts';

/**
 * The initial state, for hosts that control the table: by name, descending, as in document B. Document A specifies
 * none.
 * @spec B §2, §9
 */
export const orgProjectsTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'name', direction: 'descending' },
  pageSize: 100,
};

interface OrgProjectsTableProps {
  read: QueryState<readonly OrganizationProject[]>;
  handlers: ProjectRowHandlers;
  emptyAction: ReactNode;
  tableProps: TableStateProps;
  refreshLabel: string | undefined;
  primaryAction: ReactNode;
}

const idOf = (project: OrganizationProject) => String(project.id);
const textsOf = (project: OrganizationProject) => [project.name, project.description, String(project.id)];

export function OrgProjectsTable({ handlers, tableProps, ...rest }: OrgProjectsTableProps) {
  const words = useMessages(orgProjectsMessages);
  const table = useResourceTable('org-projects', orgProjectsTable, tableProps);
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
    <ResourceTable
      {...{ table, words, columns, ...rest }}
      failedTitle={words.projectsFailed}
      getRowId={idOf}
      filterTexts={textsOf}
    />
  );
}

export interface ProjectRowHandlers {
  onModify: (project: OrganizationProject) => void;
  /** null for people who can only look. */
  onDuplicate: ((project: OrganizationProject) => void) | null;
  onDelete: ((project: OrganizationProject) => void) | null;
}

interface ProjectRowActionsProps {
  project: OrganizationProject;
  handlers: ProjectRowHandlers;
}

/** @spec A §2 */
function ProjectRowActions({ project, handlers }: ProjectRowActionsProps) {
  const words = useMessages(orgProjectsMessages);
  const { links } = useAdminKit();
  const { onModify, onDuplicate, onDelete } = handlers;
  const name = { project: projectName(project, words) };
  const href = links.project(project.id);
  return (
    <span className="ak-org-projects-panel-row-actions">
      <Replaceable name="connectProject">
        {href === null ? (
          <Button size="small" aria-label={words.connectTo(name)} disabledReason={words.connectUnknown}>
            {words.connect}
          </Button>
        ) : (
          <ButtonLink
            size="small"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.connectTo(name)}
          >
            {words.connect}
          </ButtonLink>
        )}
      </Replaceable>
      <Replaceable name="modifyProject">
        <Button size="small" aria-label={words.modifyOf(name)} onClick={() => onModify(project)}>
          {words.modify}
        </Button>
      </Replaceable>
      {onDuplicate && (
        <Replaceable name="duplicateProject">
          <IconButton
            size="small"
            icon={<CopyIcon />}
            label={words.duplicateOf(name)}
            onClick={() => onDuplicate(project)}
          />
        </Replaceable>
      )}
      {onDelete && (
        <Replaceable name="deleteProject">
          <IconButton
            size="small"
            icon={<TrashIcon />}
            label={words.deleteOf(name)}
            onClick={() => onDelete(project)}
          />
        </Replaceable>
      )}
    </span>
  );
}
