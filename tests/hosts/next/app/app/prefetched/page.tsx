import { createAdminClient } from '@timemap/admin-api';
import { PrefetchedScreens } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { OrganizationPanel } from '@timemap/admin-kit/organization';
import { prefetchScreen } from '@timemap/admin-kit/prefetch';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { cookies } from 'next/headers';
import { AdminProvider } from '../admin-provider';
import { session } from '../session';

const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };

/** The server has the session in a cookie, and reads for the person what the screens show first. */
export default async function Page() {
  const apiUrl = process.env.API_URL ?? '';
  const sessionId = (await cookies()).get('cv-sid')?.value ?? null;
  const kit = { client: createAdminClient({ baseUrl: apiUrl, getSessionId: () => sessionId }), session };
  const screens = await Promise.all([
    prefetchScreen(kit, 'LicenseCard', { organization }),
    prefetchScreen(kit, 'ProjectRolesPanel', { project }),
    prefetchScreen(kit, 'OrganizationPanel', { organizationId: 1, tab: 'users' }),
  ]);
  return (
    <AdminProvider apiUrl={apiUrl}>
      <PrefetchedScreens screens={screens}>
        <LicenseCard organization={organization} />
        <ProjectRolesPanel project={project} />
        <OrganizationPanel organizationId={1} tab="users" />
      </PrefetchedScreens>
    </AdminProvider>
  );
}
