import { type AdminClient, type Organization, readOrganization } from '@timemap/admin-api';
import { type FirstReads, followedBy } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import { chosenTab, type OrganizationTab, visibleTabs } from './rules.ts';

export const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);

type TabReads = FirstReads<{ readonly organizationId: number; readonly organization: Organization }>;

/** The caller passes the reads of the tabs, so that the first script of the panel does not contain their calls. */
export const firstReadsWith =
  (
    tabReads: Readonly<Record<OrganizationTab, TabReads>>,
  ): FirstReads<{ readonly organizationId: number; readonly tab?: string | null }> =>
  (client, { organizationId, tab = null }, session) => [
    followedBy(organizationQuery(client, organizationId), (organization) => {
      const readsOf = tabReads[chosenTab(tab, visibleTabs(session, organization))];
      return readsOf(client, { organizationId, organization }, session);
    }),
  ];
