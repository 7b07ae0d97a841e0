import { QueryClient } from '@tanstack/react-query';
import { createAdminClient, type ProjectMember } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { membersQuery, rolesQuery } from '../../../packages/admin-kit/src/screens/project-roles/api.ts';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { exposeBench } from './bench-page.ts';
import { project, roles } from './members.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({
  baseUrl: 'https://api.test',
  getSessionId: () => null,
  // What is measured is what the screen does with data it has.
  fetch: () => new Promise(() => {}),
});
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

function Page() {
  const [isShown, setIsShown] = useState(false);
  exposeBench((members: ProjectMember[]) => {
    queryClient.setQueryData(membersQuery(client, project.id).queryKey, members);
    queryClient.setQueryData(rolesQuery(client, project.id).queryKey, [...roles]);
    setIsShown(true);
  });
  if (!isShown) return null;
  return (
    <AdminKitProvider client={client} session={session} queryClient={queryClient}>
      <ProjectRolesPanel project={project} />
    </AdminKitProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
