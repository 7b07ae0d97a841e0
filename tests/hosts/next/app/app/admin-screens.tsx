import { LicenseCard } from '@timemap/admin-kit/license';
import { licenseMessages } from '@timemap/admin-kit/messages/license';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { StatsCards } from '@timemap/admin-kit/stats';
import { TicketDetail } from '@timemap/admin-kit/ticket-detail';
import { connection } from 'next/server';
import { AdminProvider } from './admin-provider';

const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade 1100–1550' };

const words = licenseMessages.defaults;

/** Rendered on the server for each request. Only the provider's content is interactive. */
export async function AdminScreens() {
  await connection();
  return (
    <AdminProvider apiUrl={process.env.API_URL ?? ''}>
      <p>{words.createTitle({ organization: organization.name })}</p>
      <LicenseCard organization={organization} />
      <ProjectRolesPanel project={project} />
      <StatsCards />
      <TicketDetail ticketId={1} />
    </AdminProvider>
  );
}
