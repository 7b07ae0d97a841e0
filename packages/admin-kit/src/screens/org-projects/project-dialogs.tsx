import type { OrganizationProject } from '@timemap/admin-api';
import { Suspense } from 'react';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import type { OrgProjectsState } from './use-org-projects.ts';

// Each is a screen of its own, with far more code than the table behind it.
const ProjectInfoDialog = lazyPart('project-info', async () => ({
  default: (await import('../project-info/index.ts')).ProjectInfoDialog,
}));
const CreateProjectDialog = lazyPart('project-create', async () => ({
  default: (await import('../project-create/index.ts')).CreateProjectDialog,
}));
const DeleteProjectDialog = lazyPart('delete-project-dialog', () => import('./delete-project-dialog.tsx'));

/** The dialog that is open, with what it is about held fixed for as long as it is. */
export type OpenProjectDialog =
  | { readonly kind: 'creating' }
  | { readonly kind: 'modifying' | 'duplicating' | 'deleting'; readonly project: OrganizationProject };

interface ProjectDialogsProps {
  open: OpenProjectDialog | null;
  state: Extract<OrgProjectsState, { status: 'ready' }>;
  onClose: () => void;
}

export function ProjectDialogs({ open, state, onClose }: ProjectDialogsProps) {
  const { organization, canManage, deleteProject } = state;
  usePrefetch(ProjectInfoDialog, CreateProjectDialog, DeleteProjectDialog);
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
        <DeleteProjectDialog project={open.project} deleteProject={deleteProject} onClose={onClose} />
      )}
    </Suspense>
  );
}
