import type { AdminClient } from '@timemap/admin-api';
import type { AdminSession } from '../context/admin-kit-context.ts';
import { type FirstQueries, type PrefetchedScreen, prefetchQueries } from '../data/prefetched.ts';
import { firstQueries as coupons } from '../screens/coupons/api.ts';
import { firstQueries as enterpriseDeal } from '../screens/enterprise-deal/api.ts';
import { firstQueries as enterpriseDeals } from '../screens/enterprise-deals/api.ts';
import { firstQueries as globalHome } from '../screens/global-home/api.ts';
import { firstQueries as globalProjects } from '../screens/global-projects/api.ts';
import { firstQueries as license } from '../screens/license/api.ts';
import { firstQueries as lms } from '../screens/lms/api.ts';
import { firstQueries as orgProjects } from '../screens/org-projects/api.ts';
import { firstQueries as orgTree } from '../screens/org-tree/api.ts';
import { firstQueries as orgUsers } from '../screens/org-users/api.ts';
import { firstQueriesWith as organizationWith } from '../screens/organization/api.ts';
import { firstQueries as projectRoles } from '../screens/project-roles/api.ts';
import { firstQueries as stats } from '../screens/stats/api.ts';
import { firstQueries as ticketDetail } from '../screens/ticket-detail/api.ts';
import { firstQueries as tickets } from '../screens/tickets/api.ts';
import { firstQueries as userDetail } from '../screens/user-detail/api.ts';
import { firstQueries as users } from '../screens/users/api.ts';
import { firstQueries as whitelist } from '../screens/whitelist/api.ts';

export type { PrefetchedScreen } from '../data/prefetched.ts';

const adminDashboard: FirstQueries = (props, session) =>
  session.user.isAdmin ? orgTree(props, session) : [];

const organization = organizationWith({
  administration: license,
  users: orgUsers,
  projects: orgProjects,
  lms,
});

const organizations: FirstQueries<{
  readonly organizationId: number | null;
  readonly tab?: string | null;
}> = ({ organizationId, tab }, session) => [
  ...orgTree({}, session),
  ...(organizationId === null ? [] : organization({ organizationId, tab }, session)),
];

const firstQueries = {
  AdminDashboard: adminDashboard,
  CouponsTable: coupons,
  EnterpriseDealDetail: enterpriseDeal,
  EnterpriseDealsTable: enterpriseDeals,
  GlobalHome: globalHome,
  GlobalProjectsTable: globalProjects,
  LicenseCard: license,
  LmsPanel: lms,
  OrganizationPanel: organization,
  OrganizationsScreen: organizations,
  OrgProjectsPanel: orgProjects,
  OrgTree: orgTree,
  OrgUsersPanel: orgUsers,
  ProjectRolesPanel: projectRoles,
  StatsCards: stats,
  TicketDetail: ticketDetail,
  TicketList: tickets,
  UserDetail: userDetail,
  UsersTable: users,
  WhitelistManager: whitelist,
} satisfies Record<string, FirstQueries<never>>;

export type PrefetchableScreen = keyof typeof firstQueries;

/** The props of a screen that decide what it reads first. */
export type PrefetchProps<Screen extends PrefetchableScreen> = Parameters<(typeof firstQueries)[Screen]>[0];

/**
 * Loads on a server what a screen reads first. Pass the result to `<PrefetchedScreens>` around the screen: the first HTML
 * then has the data, and the browser does not load it again. A failed read is left out, so that the browser loads it and
 * shows why it fails. Never rejects.
 * @param kit the client with the person's session, made for this request, and the session that the provider gets
 */
export function prefetchScreen<Screen extends PrefetchableScreen>(
  { client, session }: { readonly client: AdminClient; readonly session: AdminSession },
  screen: Screen,
  props: PrefetchProps<Screen>,
): Promise<PrefetchedScreen> {
  const reads = (firstQueries[screen] as FirstQueries<object>)(props, session);
  return prefetchQueries(client, session.user.id, reads);
}
