import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { StatsCards } from '@timemap/admin-kit/stats';
import { TicketDetail } from '@timemap/admin-kit/ticket-detail';
import { useState } from 'react';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };

export function AdminScreens({ apiUrl }: { apiUrl: string }) {
  const [client] = useState(() =>
    createAdminClient({ baseUrl: apiUrl, getSessionId: () => localStorage.getItem('cv-sid') }),
  );
  return (
    <AdminKitProvider client={client} session={session}>
      <LicenseCard organization={organization} />
      <ProjectRolesPanel project={project} />
      <StatsCards />
      <TicketDetail ticketId={1} />
    </AdminKitProvider>
  );
}
