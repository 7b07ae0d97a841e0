import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import '@timemap/admin-kit/map';
import { OrgProjectsPanel } from '@timemap/admin-kit/org-projects';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { StatsCards } from '@timemap/admin-kit/stats';
import { useState } from 'react';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };

export function EmbeddedScreens({ portalContainer }: { portalContainer: HTMLElement | null }) {
  const [client] = useState(() =>
    createAdminClient({ baseUrl: '/api', getSessionId: () => localStorage.getItem('cv-sid') }),
  );
  return (
    <AdminKitProvider client={client} session={session} portalContainer={portalContainer}>
      <LicenseCard organization={organization} />
      <ProjectRolesPanel project={project} />
      <StatsCards />
      <OrgProjectsPanel organizationId={organization.id} />
    </AdminKitProvider>
  );
}
