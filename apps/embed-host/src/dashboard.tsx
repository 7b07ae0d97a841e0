import type { AdminClient } from '@timemap/admin-api';
import { useCallback } from 'react';
import { projectHref } from './place.ts';
import { loadProjects } from './projects.ts';
import { useLoaded } from './use-loaded.ts';

export function Dashboard({ client }: { client: AdminClient }) {
  const projects = useLoaded(useCallback((signal) => loadProjects(client, signal), [client]));
  return (
    <main className="atlas-dashboard">
      <title>Your atlases · Meridian</title>
      <h1>Your atlases</h1>
      {projects.status === 'loading' && <p role="status">Unrolling the maps …</p>}
      {projects.status === 'failed' && <p role="alert">Your atlases could not be loaded. Reload the page.</p>}
      {projects.status === 'ready' && projects.data.length === 0 && <p>There is none yet.</p>}
      {projects.status === 'ready' && (
        <ul className="atlas-shelf">
          {projects.data.map(({ id, name }) => (
            <li key={id}>
              <a href={projectHref(id)}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
