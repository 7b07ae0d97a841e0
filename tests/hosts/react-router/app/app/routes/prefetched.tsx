import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider, PrefetchedScreens } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { OrganizationPanel } from '@timemap/admin-kit/organization';
import { prefetchScreen } from '@timemap/admin-kit/prefetch';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { useState } from 'react';
import type { Route } from './+types/prefetched';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };

/** The server has the session in a cookie, and reads for the person what the screens show first. */
export async function loader({ request }: Route.LoaderArgs) {
  const apiUrl = process.env.API_URL ?? '';
  const sessionId = /\bcv-sid=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? null;
  const kit = { client: createAdminClient({ baseUrl: apiUrl, getSessionId: () => sessionId }), session };
  const screens = await Promise.all([
    prefetchScreen(kit, 'LicenseCard', { organization }),
    prefetchScreen(kit, 'ProjectRolesPanel', { project }),
    prefetchScreen(kit, 'OrganizationPanel', { organizationId: 1, tab: 'users' }),
  ]);
  return { apiUrl, screens };
}

export default function Prefetched({ loaderData: { apiUrl, screens } }: Route.ComponentProps) {
  const [client] = useState(() =>
    createAdminClient({ baseUrl: apiUrl, getSessionId: () => localStorage.getItem('cv-sid') }),
  );
  return (
    <AdminKitProvider client={client} session={session} timeZone="UTC">
      <PrefetchedScreens screens={screens}>
        <LicenseCard organization={organization} />
        <ProjectRolesPanel project={project} />
        <OrganizationPanel organizationId={1} tab="users" />
      </PrefetchedScreens>
    </AdminKitProvider>
  );
}
