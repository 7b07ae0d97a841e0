import { createAdminClient, type ProjectMember } from '@timemap/admin-api';
import { AdminKitProvider, useAdminKit } from '@timemap/admin-kit';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keyOf } from '../../../packages/admin-kit/src/data/query.ts';
import { membersQuery, rolesQuery } from '../../../packages/admin-kit/src/screens/project-roles/api.ts';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { exposeBench } from './bench-page.ts';
import { project, roles } from './members.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({
  baseUrl: 'https://api.test',
  getSessionId: () => null,
  fetch: () => new Promise(() => {}),
});

function LoadedPanel({ members }: { members: ProjectMember[] }) {
  const { queryClient, client: ownClient } = useAdminKit();
  useState(() => {
    queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
    queryClient.setQueryData(keyOf(ownClient, membersQuery(project.id)), members);
    queryClient.setQueryData(keyOf(ownClient, rolesQuery(project.id)), [...roles]);
  });
  return <ProjectRolesPanel project={project} />;
}

function Page() {
  const [members, setMembers] = useState<ProjectMember[] | null>(null);
  exposeBench(setMembers);
  if (members === null) return null;
  return (
    <AdminKitProvider client={client} session={session}>
      <LoadedPanel members={members} />
    </AdminKitProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
