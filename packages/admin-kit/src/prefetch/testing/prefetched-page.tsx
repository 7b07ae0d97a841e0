import { type AdminClient, createAdminClient } from '@timemap/admin-api';
import type { MockServer } from '@timemap/admin-mock';
import type { ReactNode } from 'react';
import { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
import { PrefetchedScreens } from '../../provider/prefetched-screens.tsx';
import { AdminDashboard } from '../../screens/admin-dashboard/index.ts';
import { CouponsTable } from '../../screens/coupons/index.ts';
import { EnterpriseDealDetail } from '../../screens/enterprise-deal/index.ts';
import { GlobalProjectsTable } from '../../screens/global-projects/index.ts';
import { LicenseCard } from '../../screens/license/index.ts';
import { LmsPanel } from '../../screens/lms/index.ts';
import { OrgProjectsPanel } from '../../screens/org-projects/index.ts';
import { OrgTree } from '../../screens/org-tree/index.ts';
import { OrgUsersPanel } from '../../screens/org-users/index.ts';
import { ProjectRolesPanel } from '../../screens/project-roles/index.ts';
import { StatsCards } from '../../screens/stats/index.ts';
import { TicketDetail } from '../../screens/ticket-detail/index.ts';
import { TicketList } from '../../screens/tickets/index.ts';
import { UsersTable } from '../../screens/users/index.ts';
import { WhitelistManager } from '../../screens/whitelist/index.ts';
import type { PrefetchableScreen, PrefetchedScreen } from '../index.ts';

export const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const project = { id: 1, name: 'North Sea Trade' };

export interface Case {
  screen: PrefetchableScreen;
  props: never;
  element: ReactNode;
  /** What only the loaded data says. */
  text: RegExp;
}

const given = (name: PrefetchableScreen, props: object, element: ReactNode, text: RegExp): Case => ({
  screen: name,
  props: props as never,
  element,
  text,
});

export const cases = [
  given('LicenseCard', { organization }, <LicenseCard organization={organization} />, /Disable License/),
  given('ProjectRolesPanel', { project }, <ProjectRolesPanel project={project} />, /Mia Duarte/),
  given('UsersTable', {}, <UsersTable />, /Log in as ada/i),
  given('CouponsTable', {}, <CouponsTable />, /WELCOME-10/),
  given('GlobalProjectsTable', {}, <GlobalProjectsTable />, /North Sea Trade 1100/),
  given('TicketDetail', { ticketId: 1 }, <TicketDetail ticketId={1} />, /Set Resolved|Mark as resolved/i),
  given('TicketList', {}, <TicketList />, /<td/),
  given(
    'OrgUsersPanel',
    { organizationId: 1 },
    <OrgUsersPanel organizationId={1} />,
    /Make Admin|Revoke Admin/,
  ),
  given('OrgProjectsPanel', { organizationId: 1 }, <OrgProjectsPanel organizationId={1} />, /<td/),
  given('EnterpriseDealDetail', { dealId: 1 }, <EnterpriseDealDetail dealId={1} />, /Soft/i),
  given('LmsPanel', { organization }, <LmsPanel organization={organization} />, /Institution/i),
  given('AdminDashboard', {}, <AdminDashboard />, /<td[^>]*>.*Northwind University/),
  given('OrgTree', {}, <OrgTree selectedId={null} />, /role="treeitem".*Northwind University/),
  given('StatsCards', {}, <StatsCards />, /<dd[^>]*>[^a-z]*\d/),
  given('WhitelistManager', {}, <WhitelistManager />, /Remove/),
];

export function connect(server: MockServer): AdminClient {
  const sessionId = server.signIn('globalAdmin');
  return createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
}

export function page(server: MockServer, prefetched: readonly PrefetchedScreen[], element: ReactNode) {
  return (
    <AdminKitProvider client={connect(server)} session={session} timeZone="UTC">
      <PrefetchedScreens screens={prefetched}>{element}</PrefetchedScreens>
    </AdminKitProvider>
  );
}
