import { type AdminClient, createAdminClient } from '@timemap/admin-api';
import type { MockServer } from '@timemap/admin-mock';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
import { PrefetchedScreens } from '../../provider/prefetched-screens.tsx';
import { ticketsTable } from '../../screens/tickets/index.ts';
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
const selecting = { onOrganizationSelected: () => undefined };
const project = { id: 1, name: 'North Sea Trade' };

export interface Case {
  screen: PrefetchableScreen;
  props: never;
  element: ReactNode;
  text: RegExp;
  isLazy: boolean;
}

type Components = Readonly<Record<string, ComponentType<object>>>;

const components: Components = Object.assign(
  {},
  ...Object.values(import.meta.glob<Components>('../../screens/*/index.ts', { eager: true })),
);

const given = <Screen extends PrefetchableScreen>(
  name: Screen,
  props: PrefetchProps<Screen>,
  text: RegExp,
  { isLazy = false, ...others }: { isLazy?: boolean; [prop: string]: unknown } = {},
): Case => ({
  screen: name,
  props: props as never,
  element: createElement(components[name] as ComponentType<object>, { ...others, ...props }),
  text,
  isLazy,
});

export const cases = [
  given('LicenseCard', { organization }, /Disable License/),
  given('ProjectRolesPanel', { project }, /Mia Duarte/),
  given('UsersTable', {}, /Log in as ada/i),
  given('UserDetail', { userId: 3 }, /Mia Duarte/),
  given('UserDetail', { userId: 3 }, /Connect to North Sea Trade/, lazy),
  given('CouponsTable', {}, /WELCOME-10/),
  given('GlobalProjectsTable', {}, /North Sea Trade 1100/),
  given('TicketDetail', { ticketId: 1 }, /Set Resolved|Mark as resolved/i),
  given('TicketList', {}, /<td[^>]*>.*Resolved/),
  given('TicketList', { tableState: unresolved }, /<td[^>]*>.*Unresolved/),
  given('OrgUsersPanel', { organizationId: 1 }, /Make Admin|Revoke Admin/),
  given('OrgProjectsPanel', { organizationId: 1 }, /<td/),
  given('OrganizationPanel', { organizationId: 1 }, /Create Sub Organization/),
  given('OrganizationPanel', { organizationId: 1, tab: 'users' }, /Make Admin|Revoke Admin/, lazy),
  given('OrganizationPanel', { organizationId: 1, tab: 'projects' }, /<td/, lazy),
  given('OrganizationPanel', { organizationId: 1, tab: 'lms' }, /Institution/, lazy),
  given('OrganizationsScreen', { organizationId: null }, /role="treeitem".*Northwind University/, selecting),
  given('OrganizationsScreen', { organizationId: 1 }, /Manage Users/, { ...selecting, ...lazy }),
  given('EnterpriseDealDetail', { dealId: 1 }, /Soft/i),
  given('EnterpriseDealDetail', { dealId: 1 }, /Remove /, lazy),
  given('EnterpriseDealsTable', {}, /<td/),
  given('GlobalHome', {}, /Users/),
  given('GlobalHome', { hasAttention: true }, /#\d/, lazy),
  given('LmsPanel', { organization }, /Institution/i),
  given('LmsPanel', { organization, tab: 'paywall' }, /Generate/, lazy),
  given('AdminDashboard', {}, /<td[^>]*>.*Northwind University/),
  given('OrgTree', {}, /role="treeitem".*Northwind University/, { selectedId: null }),
  given('StatsCards', {}, /<dd[^>]*>[^a-z]*\d/),
  given('WhitelistManager', {}, /Remove/),
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
