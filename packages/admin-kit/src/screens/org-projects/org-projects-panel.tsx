import type { OrganizationProject } from '@timemap/admin-api';
import { Suspense, useMemo, useState } from 'react';
import { projectDraftKey } from '../../context/drafts.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import {
  OrganizationListHead,
  type OrganizationListProps,
  OrganizationNotLoaded,
} from '../../parts/organization-list-head.tsx';
import type { TableStateProps } from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, useHeaderActions } from '../../ui/slot/slot.tsx';
import { orgProjectsMessages } from './messages.ts';
import { OrgProjectsTable, type ProjectRowHandlers } from './org-projects-table.tsx';
import { projectName } from './rules.ts';
import { type OrgProjectsState, useOrgProjects } from './use-org-projects.ts';
import './org-projects-panel.css';

export type OrgProjectsPanelPart =
  | 'createProject'
  | 'connectProject'
  | 'modifyProject'
  | 'duplicateProject'
  | 'deleteProject';

export interface OrgProjectsPanelProps extends ScreenRootProps, OrganizationListProps, TableStateProps {
  /** The project whose info dialog is open, for hosts that keep it in the address. @default none */
  openProjectId?: number | null;
  /** Fires when a person closes the project of `openProjectId`, or the notice that there is none. */
  onOpenProjectClosed?: () => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<OrgProjectsPanelPart, { 'org-projects': OrganizationProject }>;
}

/**
 * The projects of an organization. Every member can connect to them and see their members; admins create, change and
 * delete them. An access error navigates to the root.
 * @operation GET /organizations/{id}/projects @spec A §2
 */
export function OrgProjectsPanel(props: OrgProjectsPanelProps) {
  const { organizationId, headingLevel, hasHeading, hasOrganizationLink, ...others } = props;
  const { tableState, onTableStateChange, openProjectId, onOpenProjectClosed, ...rest } = others;
  return (
    <ScreenRoot {...rest} screen="org-projects-panel" resetKey={organizationId}>
      <OrgProjectsContent key={organizationId} {...props} />
    </ScreenRoot>
  );
}

interface RefusedRemoval {
  readonly project: OrganizationProject;
  readonly count: number;
}

function OrgProjectsContent(props: OrgProjectsPanelProps) {
  const { organizationId, headingLevel = 2, hasOrganizationLink = true, ...others } = props;
  const { hasHeading = true, openProjectId = null, ...tableProps } = others;
  const words = useMessages(orgProjectsMessages);
  const state = useOrgProjects(organizationId);
  const [open, setOpen] = useState<OpenProjectDialog | null>(
    useLeftOpen(projectDraftKey(organizationId)) ? { kind: 'creating' } : null,
  );
  const [refused, setRefused] = useState<RefusedRemoval | null>(null);
  const [gone, setGone] = useState<OrganizationProject | null>(null);

  const ready = state.status === 'ready' ? state : null;
  const isAdmin = 'canManage' in state && state.canManage.isAllowed;
  const canDelete = ready !== null && ready.deleteProject !== null;
  const handlers = useMemo<ProjectRowHandlers>(() => {
    const refuse = (project: OrganizationProject) =>
      setRefused((before) => ({ project, count: (before?.count ?? 0) + 1 }));
    const ask = (project: OrganizationProject) => {
      setGone(null);
      setOpen({ kind: 'deleting', project });
    };
    return {
      onModify: (project) => setOpen({ kind: 'modifying', project }),
      onDuplicate: isAdmin ? (project) => setOpen({ kind: 'duplicating', project }) : null,
      onDelete: isAdmin ? (canDelete ? ask : refuse) : null,
    };
  }, [isAdmin, canDelete]);

  const create = () => setOpen({ kind: 'creating' });
  const button = isAdmin && (
    <Replaceable name="createProject">
      <Button variant="primary" icon={<PlusIcon />} onClick={create}>
        {words.create}
      </Button>
    </Replaceable>
  );
  const tableButton = useHeaderActions(button, !hasHeading);

  const projectOf = (id: number | null) => ready?.data.find((project) => project.id === id);
  if (ready && open?.kind === 'deleting' && !open.isConfirmed && !projectOf(open.project.id)) {
    setOpen(null);
    setGone(open.project);
  }

  if (state.status === 'denied') return null;
  if (state.status === 'failed' && state.part === 'organization') {
    return <OrganizationNotLoaded read={state} words={words} />;
  }
  // A draft may be older than the loss of the right.
  const own = isAdmin || open?.kind === 'modifying' || open?.kind === 'deleting' ? open : null;
  const addressed = projectOf(openProjectId);
  const dialog = own ?? (addressed ? { kind: 'modifying' as const, project: addressed } : null);
  const missingId = gone?.id ?? (ready && !addressed ? openProjectId : null);
  return (
    <>
      <OrganizationListHead
        {...{ words, ready, headingLevel, hasHeading, hasOrganizationLink }}
        readOnlyNote={<p className="ak-org-projects-panel-muted">{words.readOnly}</p>}
        buttons={button}
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
      {missingId !== null && (
        <Alert
          tone="warning"
          role="status"
          isInterrupting={gone !== null}
          title={gone ? projectName(gone, words) : undefined}
          onDismiss={() => (gone ? setGone(null) : props.onOpenProjectClosed?.())}
        >
          {words.notFound({ id: String(missingId) })}
        </Alert>
      )}
      <OrgProjectsTable
        read={state}
        handlers={handlers}
        emptyAction={
          isAdmin && (
            <Replaceable name="createProject">
              <Button onClick={create}>{words.create}</Button>
            </Replaceable>
          )
        }
        tableProps={tableProps}
        refreshLabel={hasHeading ? undefined : words.reload}
        primaryAction={hasHeading ? undefined : tableButton}
      />
      {ready && (
        <ProjectDialogs
          open={dialog}
          state={ready}
          onDeletionConfirmed={(project) => setOpen({ kind: 'deleting', project, isConfirmed: true })}
          onClose={() => (own === null ? props.onOpenProjectClosed?.() : setOpen(null))}
        />
      )}
    </>
  );
}

function bringIntoSight(alert: HTMLElement | null): void {
  alert?.scrollIntoView?.({ block: 'nearest' });
}

const ProjectInfoDialog = lazyPart(
  'project-info',
  () => import('../project-info/project-info-dialog.tsx'),
  'ProjectInfoDialog',
);
const CreateProjectDialog = lazyPart(
  'project-create',
  () => import('../project-create/create-project-dialog.tsx'),
  'CreateProjectDialog',
);
const DeleteProjectDialog = lazyPart('delete-project-dialog', () => import('./delete-project-dialog.tsx'));

type OpenProjectDialog =
  | { readonly kind: 'creating' }
  | { readonly kind: 'modifying' | 'duplicating'; readonly project: OrganizationProject }
  | { readonly kind: 'deleting'; readonly project: OrganizationProject; readonly isConfirmed?: boolean };

interface ProjectDialogsProps {
  open: OpenProjectDialog | null;
  state: Extract<OrgProjectsState, { status: 'ready' }>;
  onDeletionConfirmed: (project: OrganizationProject) => void;
  onClose: () => void;
}

function ProjectDialogs({ open, state, onDeletionConfirmed, onClose }: ProjectDialogsProps) {
  const { organization, canManage, deleteProject } = state;
  usePreload(ProjectInfoDialog, CreateProjectDialog, DeleteProjectDialog);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'creating' && (
        <CreateProjectDialog organizationId={organization.id} onClose={onClose} />
      )}
      {open?.kind === 'duplicating' && (
        <CreateProjectDialog organizationId={organization.id} duplicateOf={open.project} onClose={onClose} />
      )}
      {open?.kind === 'modifying' && (
        <ProjectInfoDialog
          project={open.project}
          isOrganizationAdmin={canManage.isAllowed}
          onClose={onClose}
        />
      )}
      {open?.kind === 'deleting' && deleteProject !== null && (
        <DeleteProjectDialog
          project={open.project}
          deleteProject={deleteProject}
          onConfirmed={() => onDeletionConfirmed(open.project)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
