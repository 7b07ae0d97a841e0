import type { AdminClient } from '@timemap/admin-api';
import { type FirstReads, type PrefetchedScreen, prefetchReads } from '../data/prefetched.ts';
import type { AdminSession } from '../provider/admin-kit-context.ts';
import { firstReads as coupons } from '../screens/coupons/api.ts';
import { firstReads as enterpriseDeal } from '../screens/enterprise-deal/api.ts';
import { firstReads as enterpriseDeals } from '../screens/enterprise-deals/api.ts';
import { firstReads as globalHome } from '../screens/global-home/api.ts';
import { firstReads as globalProjects } from '../screens/global-projects/api.ts';
import { firstReads as license } from '../screens/license/api.ts';
import { firstReads as lms } from '../screens/lms/api.ts';
import { firstReads as orgProjects } from '../screens/org-projects/api.ts';
import { firstReads as orgTree } from '../screens/org-tree/api.ts';
import { firstReads as orgUsers } from '../screens/org-users/api.ts';
import { firstReadsWith as organizationWith } from '../screens/organization/api.ts';
import { firstReads as projectRoles } from '../screens/project-roles/api.ts';
import { firstReads as stats } from '../screens/stats/api.ts';
import { firstReads as ticketDetail } from '../screens/ticket-detail/api.ts';
import { firstReads as tickets } from '../screens/tickets/api.ts';
import { firstReads as userDetail } from '../screens/user-detail/api.ts';
import { firstReads as users } from '../screens/users/api.ts';
import { firstReads as whitelist } from '../screens/whitelist/api.ts';

export type { PrefetchedScreen } from '../data/prefetched.ts';

const adminDashboard: FirstReads = (props, session) => (session.user.isAdmin ? orgTree(props, session) : []);

const organization = organizationWith({
  administration: license,
  users: orgUsers,
  projects: orgProjects,
  lms,
});

const organizations: FirstReads<{ readonly organizationId: number | null; readonly tab?: string | null }> = (
  { organizationId, tab },
  session,
) => [
  ...orgTree({}, session),
  ...(organizationId === null ? [] : organization({ organizationId, tab }, session)),
];

const firstReads = {
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
} satisfies Record<string, FirstReads<never>>;

export type PrefetchableScreen = keyof typeof firstReads;

/** The props of a screen that decide what it reads first. */
export type PrefetchProps<Screen extends PrefetchableScreen> = Parameters<(typeof firstReads)[Screen]>[0];

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
  const reads = (firstReads[screen] as FirstReads<object>)(props, session);
  return prefetchReads(client, session.user.id, reads);
}
