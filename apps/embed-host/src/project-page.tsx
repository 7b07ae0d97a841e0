import { type AdminClient, ApiError, type CurrentUser } from '@timemap/admin-api';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { useCallback } from 'react';
import { AtlasMap } from './atlas-map.tsx';
import { Message } from './message.tsx';
import { dashboardHref } from './place.ts';
import { PlacesDialog } from './places-dialog.tsx';
import { loadPins, loadProjects } from './projects.ts';
import { useLoaded } from './use-loaded.ts';

interface Props {
  client: AdminClient;
  user: CurrentUser;
  projectId: number;
}

export function ProjectPage({ client, user, projectId }: Props) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [pins, projects] = await Promise.all([
        loadPins(client, projectId, signal),
        loadProjects(client, signal),
      ]);
      const known = projects.find(({ id }) => id === projectId);
      return { pins, project: known ?? { id: projectId, name: `Project ${projectId}`, isManaged: false } };
    },
    [client, projectId],
  );
  const loaded = useLoaded(load);

  if (loaded.status === 'loading') return <Message title="Meridian">Unrolling the map …</Message>;
  if (loaded.status === 'failed') return <NoProject projectId={projectId} error={loaded.error} />;
  const { pins, project } = loaded.data;
  return (
    <main className="atlas-project">
      <title>{`${project.name} · Meridian`}</title>
      <div className="atlas-sheet">
        <h1>
          <bdi>{project.name}</bdi>
        </h1>
        <AtlasMap pins={pins} />
        <PlacesDialog pins={pins} />
      </div>
      <ProjectRolesPanel
        className="atlas-people"
        project={project}
        isProjectAdmin={user.isAdmin || project.isManaged}
      />
    </main>
  );
}

function NoProject({ projectId, error }: { projectId: number; error: unknown }) {
  const isRefused = error instanceof ApiError && error.serverText !== null;
  return (
    <Message title={isRefused ? 'Not on any map' : 'The map did not arrive'}>
      <p>
        {isRefused
          ? `There is no project ${projectId}, or it is not yours to see.`
          : 'The server gave no answer that can be shown. Reload the page.'}{' '}
        <a href={dashboardHref}>Your atlases</a>
      </p>
    </Message>
  );
}
