import { createAdminClient } from '@timemap/admin-api';
import { type AdminEvent, AdminKitProvider } from '@timemap/admin-kit';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { useState } from 'react';

const client = createAdminClient({
  baseUrl: '/api',
  getSessionId: () => sessionStorage.getItem('cv-sid'),
});
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const project = { id: 2, name: 'Harbour Walk' };

export function ProjectPage() {
  const [log, setLog] = useState<readonly string[]>([]);
  const note = (event: AdminEvent) => {
    if (event.type === 'action') setLog((lines) => [...lines, `${event.action.name}: ${event.outcome}`]);
  };
  return (
    <main>
      <h1>{project.name}</h1>
      <AdminKitProvider client={client} session={session} onEvent={note}>
        <ProjectRolesPanel project={project} />
      </AdminKitProvider>
      <ol aria-label="Log">
        {log.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </main>
  );
}
