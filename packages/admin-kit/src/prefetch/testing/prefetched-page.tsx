import { type AdminClient, createAdminClient } from '@timemap/admin-api';
import type { MockServer } from '@timemap/admin-mock';
import type { ReactNode } from 'react';
import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
import { PrefetchedScreens } from '../../provider/prefetched-screens.tsx';
import { AdminDashboard } from '../../screens/admin-dashboard/index.ts';
import { CouponsTable } from '../../screens/coupons/index.ts';
import { EnterpriseDealDetail } from '../../screens/enterprise-deal/index.ts';
import { EnterpriseDealsTable } from '../../screens/enterprise-deals/index.ts';
import { GlobalHome } from '../../screens/global-home/index.ts';
import { GlobalProjectsTable } from '../../screens/global-projects/index.ts';
import { LicenseCard } from '../../screens/license/index.ts';
import { LmsPanel } from '../../screens/lms/index.ts';
import { OrgProjectsPanel } from '../../screens/org-projects/index.ts';
import { OrgTree } from '../../screens/org-tree/index.ts';
import { OrgUsersPanel } from '../../screens/org-users/index.ts';
import { OrganizationPanel } from '../../screens/organization/index.ts';
import { OrganizationsScreen } from '../../screens/organizations/index.ts';
import { ProjectRolesPanel } from '../../screens/project-roles/index.ts';
import { StatsCards } from '../../screens/stats/index.ts';
import { TicketDetail } from '../../screens/ticket-detail/index.ts';
import { TicketList, ticketsTable } from '../../screens/tickets/index.ts';
import { UserDetail } from '../../screens/user-detail/index.ts';
import { UsersTable } from '../../screens/users/index.ts';
import { WhitelistManager } from '../../screens/whitelist/index.ts';
import type { PrefetchableScreen, PrefetchedScreen, PrefetchProps } from '../index.ts';

interface Person {
  account: 'globalAdmin' | 'orgAdmin';
  session: AdminSession;
}

export const globalAdmin: Person = {
  account: 'globalAdmin',
  session: { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } },
};
export const orgAdmin: Person = {
  account: 'orgAdmin',
  session: { user: { id: 2, username: 'oren', isAdmin: false, isVerified: true } },
};

const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };
const unresolved = { ...ticketsTable, choices: { ...ticketsTable.choices, status: 'unresolved' } };
const lazy = { isLazy: true };
const project = { id: 1, name: 'North Sea Trade' };

export interface Case {
  screen: PrefetchableScreen;
  props: never;
  element: ReactNode;
  /** What only the loaded data says. */
  text: RegExp;
  isLazy: boolean;
}

const given = <Screen extends PrefetchableScreen>(
  name: Screen,
  props: PrefetchProps<Screen>,
  element: ReactNode,
  text: RegExp,
  { isLazy = false } = {},
): Case => ({ screen: name, props: props as never, element, text, isLazy });

export const cases = [
  given('LicenseCard', { organization }, <LicenseCard organization={organization} />, /Disable License/),
  given('ProjectRolesPanel', { project }, <ProjectRolesPanel project={project} />, /Mia Duarte/),
  given('UsersTable', {}, <UsersTable />, /Log in as ada/i),
  given('UserDetail', { userId: 3 }, <UserDetail userId={3} />, /Mia Duarte/),
  given('UserDetail', { userId: 3 }, <UserDetail userId={3} />, /Connect to North Sea Trade/, lazy),
  given('CouponsTable', {}, <CouponsTable />, /WELCOME-10/),
  given('GlobalProjectsTable', {}, <GlobalProjectsTable />, /North Sea Trade 1100/),
  given('TicketDetail', { ticketId: 1 }, <TicketDetail ticketId={1} />, /Set Resolved|Mark as resolved/i),
  given('TicketList', {}, <TicketList />, /<td[^>]*>.*Resolved/),
  given(
    'TicketList',
    { tableState: unresolved },
    <TicketList tableState={unresolved} />,
    /<td[^>]*>.*Unresolved/,
  ),
  given(
    'OrgUsersPanel',
    { organizationId: 1 },
    <OrgUsersPanel organizationId={1} />,
    /Make Admin|Revoke Admin/,
  ),
  given('OrgProjectsPanel', { organizationId: 1 }, <OrgProjectsPanel organizationId={1} />, /<td/),
  given('OrganizationPanel', { organizationId: 1 }, <OrganizationPanel organizationId={1} />, /Seats/i),
  given(
    'OrganizationPanel',
    { organizationId: 1, tab: 'users' },
    <OrganizationPanel organizationId={1} tab="users" />,
    /Make Admin|Revoke Admin/,
    lazy,
  ),
  given(
    'OrganizationPanel',
    { organizationId: 1, tab: 'projects' },
    <OrganizationPanel organizationId={1} tab="projects" />,
    /<td/,
    lazy,
  ),
  given(
    'OrganizationPanel',
    { organizationId: 1, tab: 'lms' },
    <OrganizationPanel organizationId={1} tab="lms" />,
    /Institution/,
    lazy,
  ),
  given(
    'OrganizationsScreen',
    { organizationId: null },
    <OrganizationsScreen organizationId={null} onOrganizationSelected={() => undefined} />,
    /role="treeitem".*Northwind University/,
  ),
  given(
    'OrganizationsScreen',
    { organizationId: 1 },
    <OrganizationsScreen organizationId={1} onOrganizationSelected={() => undefined} />,
    /Manage Users/,
    lazy,
  ),
  given('EnterpriseDealDetail', { dealId: 1 }, <EnterpriseDealDetail dealId={1} />, /Soft/i),
  given('EnterpriseDealDetail', { dealId: 1 }, <EnterpriseDealDetail dealId={1} />, /Remove /, lazy),
  given('EnterpriseDealsTable', {}, <EnterpriseDealsTable />, /<td/),
  given('GlobalHome', {}, <GlobalHome />, /Coupons/),
  given('GlobalHome', { hasAttention: true }, <GlobalHome hasAttention />, /#\d/, lazy),
  given('LmsPanel', { organization }, <LmsPanel organization={organization} />, /Institution/i),
  given(
    'LmsPanel',
    { organization, tab: 'paywall' },
    <LmsPanel organization={organization} tab="paywall" />,
    /Generate/,
    lazy,
  ),
  given('AdminDashboard', {}, <AdminDashboard />, /<td[^>]*>.*Northwind University/),
  given('OrgTree', {}, <OrgTree selectedId={null} />, /role="treeitem".*Northwind University/),
  given('StatsCards', {}, <StatsCards />, /<dd[^>]*>[^a-z]*\d/),
  given('WhitelistManager', {}, <WhitelistManager />, /Remove/),
];

export function connect(server: MockServer, { account } = globalAdmin): AdminClient {
  const sessionId = server.signIn(account);
  return createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
}

export function page(
  server: MockServer,
  prefetched: readonly PrefetchedScreen[],
  element: ReactNode,
  person = globalAdmin,
) {
  return (
    <AdminKitProvider client={connect(server, person)} session={person.session} timeZone="UTC">
      <PrefetchedScreens screens={prefetched}>{element}</PrefetchedScreens>
    </AdminKitProvider>
  );
}
