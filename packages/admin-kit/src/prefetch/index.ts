import type { AdminClient } from '@timemap/admin-api';
import { type PrefetchedScreen, prefetchReads } from '../data/prefetched.ts';
import type { Read } from '../data/query.ts';
import type { AdminSession } from '../provider/admin-kit-context.ts';
import { couponsQuery } from '../screens/coupons/api.ts';
import { activeUserCountQuery, dealQuery } from '../screens/enterprise-deal/api.ts';
import { globalProjectsQuery } from '../screens/global-projects/api.ts';
import { licenseQuery } from '../screens/license/api.ts';
import { institutionQuery } from '../screens/lms/api.ts';
import {
  organizationQuery as projectsOrganizationQuery,
  projectsQuery,
} from '../screens/org-projects/api.ts';
import { organizationsRead } from '../screens/org-tree/api.ts';
import { organizationQuery, usersQuery as organizationUsersQuery } from '../screens/org-users/api.ts';
import { membersQuery, rolesQuery } from '../screens/project-roles/api.ts';
import {
  generalStatsQuery,
  institutionStatsQuery,
  ltiStatsQuery,
  projectStatsQuery,
} from '../screens/stats/api.ts';
import { ticketQuery } from '../screens/ticket-detail/api.ts';
import { ticketsQuery } from '../screens/tickets/api.ts';
import { usersQuery } from '../screens/users/api.ts';
import { globalWhitelist } from '../screens/whitelist/api.ts';

export type { PrefetchedScreen } from '../data/prefetched.ts';

interface WithOrganization {
  readonly organization: { readonly id: number };
}

type FirstReads<Props> = (
  client: AdminClient,
  props: Props,
  session: AdminSession,
) => readonly Read<unknown>[];

/** The first reads of each screen, by the name of its component. */
const firstReads = {
  // Shares the read of the tree. Other people do not see it.
  AdminDashboard: (client: AdminClient, _: object, session: AdminSession) =>
    session.user.isAdmin ? [organizationsRead({ client, session })] : [],
  CouponsTable: (client: AdminClient, _: object) => [couponsQuery(client)],
  EnterpriseDealDetail: (client: AdminClient, { dealId }: { readonly dealId: number }) => [
    dealQuery(client, dealId),
    activeUserCountQuery(client, dealId),
  ],
  GlobalProjectsTable: (client: AdminClient, _: object) => [globalProjectsQuery(client)],
  LicenseCard: (client: AdminClient, { organization }: WithOrganization) => [
    licenseQuery(client, organization.id),
  ],
  LmsPanel: (client: AdminClient, { organization }: WithOrganization) => [
    institutionQuery(client, organization.id),
  ],
  OrgProjectsPanel: (client: AdminClient, { organizationId }: { readonly organizationId: number }) => [
    projectsOrganizationQuery(client, organizationId),
    projectsQuery(client, organizationId),
  ],
  OrgTree: (client: AdminClient, _: object, session: AdminSession) => [
    organizationsRead({ client, session }),
  ],
  OrgUsersPanel: (client: AdminClient, { organizationId }: { readonly organizationId: number }) => [
    organizationQuery(client, organizationId),
    organizationUsersQuery(client, organizationId),
  ],
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
  TicketList: (client: AdminClient, _: object) => [ticketsQuery(client, 'unresolved')],
  UsersTable: (client: AdminClient, _: object) => [usersQuery(client)],
  WhitelistManager: (client: AdminClient, _: object) => [globalWhitelist.query(client)],
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
