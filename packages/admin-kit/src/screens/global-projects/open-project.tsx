import type { GlobalProject } from '@timemap/admin-api';
import { Suspense } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { globalProjectsMessages } from './messages.ts';

// The panel is a separate screen, with far more code than the table behind it.
export const ProjectDialog = lazyPart('project-dialog', () => import('./project-dialog.tsx'));

interface OpenProjectProps {
  projectId: number;
  /** null while they are not loaded. The dialog then waits for the name. */
  projects: readonly GlobalProject[] | null;
  onClose: () => void;
}

export function OpenProject({ projectId, projects, onClose }: OpenProjectProps) {
  const words = useMessages(globalProjectsMessages);
  if (projects === null) return null;
  const project = projects.find(({ id }) => id === projectId);
  if (project === undefined) {
    return (
      <Alert tone="warning" role="status" onDismiss={onClose}>
        {words.notFound({ id: String(projectId) })}
      </Alert>
    );
  }
  return (
    <Suspense fallback={null}>
      <ProjectDialog key={projectId} project={project} onClose={onClose} />
    </Suspense>
  );
}
