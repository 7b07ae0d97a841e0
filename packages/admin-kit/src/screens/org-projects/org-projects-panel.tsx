import type { OrganizationProject } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { projectDraftKey } from '../../provider/drafts.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { useLeftOpen } from '../../provider/use-draft.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { DataTableState } from '../../ui/data-table/data-table.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { orgProjectsMessages } from './messages.ts';
import { OrgProjectsHeader } from './org-projects-header.tsx';
import { type OpenProjectDialog, ProjectDialogs } from './project-dialogs.tsx';
import { projectName } from './project-name.ts';
import type { ProjectRowHandlers } from './project-row-actions.tsx';
import { ProjectsTable } from './projects-table.tsx';
import { useOrgProjects } from './use-org-projects.ts';
import './org-projects-panel.css';

export interface OrgProjectsPanelProps extends ScreenRootProps {
  organizationId: number;
  /** The level of the panel's heading in its page. @default 2 */
  headingLevel?: 2 | 3;
  /** Names the organization under the heading, with the way to it. Off where the place says whose projects these are. @default true */
  hasOrganizationLink?: boolean;
  /** Controls filter, order and page of the table, together with `onTableStateChange`. @default the table keeps its own, from `orgProjectsTable` */
  tableState?: DataTableState;
  /** Fires with the whole next state for every change a person makes to the table. */
  onTableStateChange?: (state: DataTableState) => void;
  /** The project whose info is open, once it is loaded; for a host that has it in its address. @default none */
  openProjectId?: number | null;
  /** Fires when a person closes the project of `openProjectId`. */
  onOpenProjectClosed?: () => void;
}

/**
 * The projects of an organization. Every member connects to them and looks at their members; admins create, change and
 * delete them. An access error sends the person to the root. @operation GET /organizations/{id}/projects @spec A §2
 */
export function OrgProjectsPanel(props: OrgProjectsPanelProps) {
  const { organizationId, headingLevel, hasOrganizationLink, ...others } = props;
  const { tableState, onTableStateChange, openProjectId, onOpenProjectClosed, ...rest } = others;
  return (
    <ScreenRoot {...rest} screen="org-projects-panel">
      <OrgProjectsContent
        key={organizationId}
        {...{ organizationId, headingLevel, hasOrganizationLink, tableState, onTableStateChange }}
        {...{ openProjectId, onOpenProjectClosed }}
      />
    </ScreenRoot>
  );
}

/** The project whose removal was asked for where none is implemented; `count` makes each asking heard. */
interface RefusedRemoval {
  readonly project: OrganizationProject;
  readonly count: number;
}

function OrgProjectsContent(props: OrgProjectsPanelProps) {
  const { organizationId, headingLevel = 2, hasOrganizationLink = true, ...table } = props;
  const words = useMessages(orgProjectsMessages);
  const state = useOrgProjects(organizationId);
  const [open, setOpen] = useState<OpenProjectDialog | null>(
    useLeftOpen(projectDraftKey(organizationId)) ? { kind: 'creating' } : null,
  );
  const [refused, setRefused] = useState<RefusedRemoval | null>(null);

  const ready = state.status === 'ready' ? state : null;
  const isAdmin = ready?.canManage.isAllowed ?? false;
  const canDelete = ready !== null && ready.deleteProject !== null;
  const handlers = useMemo<ProjectRowHandlers>(() => {
    const refuse = (project: OrganizationProject) =>
      setRefused((before) => ({ project, count: (before?.count ?? 0) + 1 }));
    const ask = (project: OrganizationProject) => setOpen({ kind: 'deleting', project });
    return {
      onModify: (project) => setOpen({ kind: 'modifying', project }),
      onDuplicate: isAdmin ? (project) => setOpen({ kind: 'duplicating', project }) : null,
      onDelete: isAdmin ? (canDelete ? ask : refuse) : null,
    };
  }, [isAdmin, canDelete]);

  // Gone meanwhile, by someone else or by a request whose answer was lost: there is nothing left to ask.
  if (open?.kind === 'deleting' && ready && !ready.data.some(({ id }) => id === open.project.id)) {
    setOpen(null);
  }

  if (state.status === 'denied') return null;
  if (state.status === 'failed' && state.part === 'organization') {
    return <ReadFailure read={state} title={words.organizationNotLoaded} />;
  }
  const create = () => setOpen({ kind: 'creating' });
  const addressed = ready?.data.find(({ id }) => id === props.openProjectId);
  const dialog = open ?? (addressed ? { kind: 'modifying' as const, project: addressed } : null);
  return (
    <>
      <OrgProjectsHeader
        state={state}
        headingLevel={headingLevel}
        hasOrganizationLink={hasOrganizationLink}
        onCreate={create}
      />
      {refused && (
        <Alert
          key={refused.count}
          ref={bringIntoSight}
          className="ak-org-projects-panel-refused"
          tone="warning"
          isInterrupting
          title={projectName(refused.project, words)}
          onDismiss={() => setRefused(null)}
        >
          {words.removeNotImplemented}
        </Alert>
      )}
      <ProjectsTable
        read={state}
        handlers={handlers}
        emptyAction={isAdmin && <Button onClick={create}>{words.create}</Button>}
        state={table.tableState}
        onStateChange={table.onTableStateChange}
      />
      {ready && (
        <ProjectDialogs
          open={dialog}
          state={ready}
          onClose={() => (open === null ? props.onOpenProjectClosed?.() : setOpen(null))}
        />
      )}
    </>
  );
}

/** The row that was pressed may be far below. */
function bringIntoSight(alert: HTMLElement | null): void {
  alert?.scrollIntoView?.({ block: 'nearest' });
}
