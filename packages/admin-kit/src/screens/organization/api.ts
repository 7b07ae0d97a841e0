import type { Organization } from '@timemap/admin-api';
import { organizationQuery } from '../../data/organization-queries.ts';
import { type FirstQueries, followedBy } from '../../data/prefetched.ts';
import { chosenTab, type OrganizationTab, visibleTabs } from './rules.ts';

type TabQueries = FirstQueries<{ readonly organizationId: number; readonly organization: Organization }>;

/** The caller passes the reads of the tabs, so that the first script of the panel does not contain their calls. */
export const firstQueriesWith =
  (
    tabQueries: Readonly<Record<OrganizationTab, TabQueries>>,
  ): FirstQueries<{ readonly organizationId: number; readonly tab?: string | null }> =>
  ({ organizationId, tab = null }, session) => [
    followedBy(organizationQuery(organizationId), (organization) => {
      const readsOf = tabQueries[chosenTab(tab, visibleTabs(session, organization))];
      return readsOf({ organizationId, organization }, session);
    }),
  ];
