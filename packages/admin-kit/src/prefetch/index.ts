import type { AdminClient, Organization } from '@timemap/admin-api';
import { type FirstRead, followedBy, type PrefetchedScreen, prefetchReads } from '../data/prefetched.ts';
import { institutionsQuery } from '../enterprise-deal-form/deal-form.ts';
import type { AdminSession } from '../provider/admin-kit-context.ts';
import { couponsQuery } from '../screens/coupons/api.ts';
import { activeUserCountQuery, dealQuery, dealWhitelist } from '../screens/enterprise-deal/api.ts';
import { dealsQuery } from '../screens/enterprise-deals/api.ts';
import {
  activeUserCountsRead,
  dealsQuery as countedDealsQuery,
  licensesRead,
  organizationsQuery,
} from '../screens/global-home/api.ts';
import { dealsToCount, rootsToCount } from '../screens/global-home/rules.ts';
import { globalProjectsQuery } from '../screens/global-projects/api.ts';
import { licenseQuery } from '../screens/license/api.ts';
import { canSeeLicense } from '../screens/license/rules.ts';
import { codeBatchesQuery, institutionQuery } from '../screens/lms/api.ts';
import { canSeeLms, lmsTabOf } from '../screens/lms/rules.ts';
import {
  organizationQuery as projectsOrganizationQuery,
  projectsQuery,
} from '../screens/org-projects/api.ts';
import { organizationsRead } from '../screens/org-tree/api.ts';
import {
  usersQuery as organizationUsersQuery,
  organizationQuery as usersOrganizationQuery,
} from '../screens/org-users/api.ts';
import { organizationQuery } from '../screens/organization/api.ts';
import { chosenTab, type OrganizationTab, visibleTabs } from '../screens/organization/rules.ts';
import { membersQuery, rolesQuery } from '../screens/project-roles/api.ts';
import {
  generalStatsQuery,
  institutionStatsQuery,
  ltiStatsQuery,
  projectStatsQuery,
} from '../screens/stats/api.ts';
import { ticketQuery } from '../screens/ticket-detail/api.ts';
import { ticketsQuery } from '../screens/tickets/api.ts';
import { statusFilterOf, ticketsTable } from '../screens/tickets/rules.ts';
import {
  demographicsQuery,
  ssoQuery,
  subscriptionQuery,
  projectsQuery as userProjectsQuery,
  userQuery,
  ticketsQuery as userTicketsQuery,
  whitelistQuery as userWhitelistQuery,
} from '../screens/user-detail/api.ts';
import { usersQuery } from '../screens/users/api.ts';
import { globalWhitelist } from '../screens/whitelist/api.ts';
import type { DataTableState } from '../ui/data-table/data-table-state.ts';

export type { PrefetchedScreen } from '../data/prefetched.ts';

type FirstReads<Props> = (client: AdminClient, props: Props, session: AdminSession) => readonly FirstRead[];

const forGlobalAdmins =
  <Props>(reads: (client: AdminClient, props: Props) => readonly FirstRead[]): FirstReads<Props> =>
  (client, props, { user }) =>
    user.isAdmin ? reads(client, props) : [];

type SeenOrganization = Pick<Organization, 'id' | 'parentId' | 'isLocalAdmin'>;

interface OfOrganization {
  readonly organizationId: number;
}

const orgUsers: FirstReads<OfOrganization> = (client, { organizationId }) => [
  usersOrganizationQuery(client, organizationId),
  organizationUsersQuery(client, organizationId),
];

const orgProjects: FirstReads<OfOrganization> = (client, { organizationId }) => [
  projectsOrganizationQuery(client, organizationId),
  projectsQuery(client, organizationId),
];

const license: FirstReads<{ readonly organization: SeenOrganization }> = (
  client,
  { organization },
  session,
) => (canSeeLicense(session, organization) ? [licenseQuery(client, organization.id)] : []);

const lms: FirstReads<{
  readonly organization: Pick<Organization, 'id' | 'parentId'>;
  readonly tab?: string | null;
}> = (client, { organization, tab = null }, session) => {
  if (!canSeeLms(session, organization)) return [];
  const read = institutionQuery(client, organization.id);
  return lmsTabOf(tab) === 'paywall'
    ? [followedBy(read, (institution) => (institution ? [codeBatchesQuery(client, institution.id)] : []))]
    : [read];
};

const sections: Readonly<
  Record<OrganizationTab, FirstReads<OfOrganization & { organization: Organization }>>
> = { administration: license, users: orgUsers, projects: orgProjects, lms };

const organizationPanel: FirstReads<OfOrganization & { readonly tab?: string | null }> = (
  client,
  { organizationId, tab = null },
  session,
) => [
  followedBy(organizationQuery(client, organizationId), (organization) =>
    sections[chosenTab(tab, visibleTabs(session, organization))](
      client,
      { organizationId, organization },
      session,
    ),
  ),
];

/** The first reads of each screen, by the name of its component. */
const firstReads = {
  AdminDashboard: (client: AdminClient, _: object, session: AdminSession) =>
    session.user.isAdmin ? [organizationsRead({ client, session })] : [],
  CouponsTable: forGlobalAdmins((client, _: object) => [couponsQuery(client)]),
  EnterpriseDealDetail: forGlobalAdmins((client, { dealId }: { readonly dealId: number }) => [
    followedBy(dealQuery(client, dealId), () => [
      institutionsQuery(client),
      dealWhitelist(dealId).query(client),
    ]),
    activeUserCountQuery(client, dealId),
  ]),
  EnterpriseDealsTable: forGlobalAdmins((client, _: object) => [dealsQuery(client)]),
  GlobalHome: forGlobalAdmins((client, { hasAttention = false }: { readonly hasAttention?: boolean }) =>
    hasAttention
      ? [
          ticketsQuery(client, 'unresolved'),
          followedBy(countedDealsQuery(client), (deals) => [
            activeUserCountsRead(
              client,
              dealsToCount(deals).map(({ id }) => id),
            ),
          ]),
          followedBy(organizationsQuery(client), (roots) => [
            licensesRead(
              client,
              rootsToCount(roots).map(({ id }) => id),
            ),
          ]),
          usersQuery(client),
        ]
      : [],
  ),
  GlobalProjectsTable: forGlobalAdmins((client, _: object) => [globalProjectsQuery(client)]),
  LicenseCard: license,
  LmsPanel: lms,
  OrganizationPanel: organizationPanel,
  OrganizationsScreen: (
    client: AdminClient,
    { organizationId, tab = null }: { readonly organizationId: number | null; readonly tab?: string | null },
    session: AdminSession,
  ) => [
    organizationsRead({ client, session }),
    ...(organizationId === null ? [] : organizationPanel(client, { organizationId, tab }, session)),
  ],
  OrgProjectsPanel: orgProjects,
  OrgTree: (client: AdminClient, _: object, session: AdminSession) => [
    organizationsRead({ client, session }),
  ],
  OrgUsersPanel: orgUsers,
  ProjectRolesPanel: (client: AdminClient, { project }: { readonly project: { readonly id: number } }) => [
    membersQuery(client, project.id),
    rolesQuery(client, project.id),
  ],
  StatsCards: (client: AdminClient, _: object) => [
    generalStatsQuery(client),
    ltiStatsQuery(client),
    projectStatsQuery(client),
    institutionStatsQuery(client),
  ],
  TicketDetail: (client: AdminClient, { ticketId }: { readonly ticketId: number }) => [
    ticketQuery(client, ticketId),
  ],
  TicketList: (
    client: AdminClient,
    { tableState = ticketsTable }: { readonly tableState?: DataTableState },
  ) => [ticketsQuery(client, statusFilterOf(tableState))],
  UserDetail: forGlobalAdmins((client, { userId }: { readonly userId: number }) => [
    followedBy(userQuery(client, userId), () => [
      subscriptionQuery(client, userId),
      ssoQuery(client, userId),
      userWhitelistQuery(client),
      demographicsQuery(client, userId),
      userProjectsQuery(client, userId),
      userTicketsQuery(client, userId),
    ]),
  ]),
  UsersTable: forGlobalAdmins((client, _: object) => [usersQuery(client)]),
  WhitelistManager: forGlobalAdmins((client, _: object) => [globalWhitelist.query(client)]),
} satisfies Record<string, FirstReads<never>>;

export type PrefetchableScreen = keyof typeof firstReads;

/** The props of a screen that decide what it reads first. */
export type PrefetchProps<Screen extends PrefetchableScreen> = Parameters<(typeof firstReads)[Screen]>[1];

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
  const reads = (firstReads[screen] as FirstReads<object>)(client, props, session);
  return prefetchReads(session.user.id, reads);
}
