import type { Organization } from '@timemap/admin-api';
import { organizationQuery } from '../../data/organization-queries.ts';
import { type FirstQueries, followedBy } from '../../data/prefetched.ts';
import { licenseCardFirstQueries } from '../license/api.ts';
import { lmsPanelFirstQueries } from '../lms/api.ts';
import { orgProjectsPanelFirstQueries } from '../org-projects/api.ts';
import { orgUsersPanelFirstQueries } from '../org-users/api.ts';
import { chosenTab, type OrganizationTab, visibleTabs } from './rules.ts';

type TabQueries = FirstQueries<{ readonly organizationId: number; readonly organization: Organization }>;

const tabQueries: Readonly<Record<OrganizationTab, TabQueries>> = {
  administration: licenseCardFirstQueries,
  users: orgUsersPanelFirstQueries,
  projects: orgProjectsPanelFirstQueries,
  lms: lmsPanelFirstQueries,
};

export const organizationPanelFirstQueries: FirstQueries<{
  readonly organizationId: number;
  readonly tab?: string | null;
}> = ({ organizationId, tab = null }, session) => [
  followedBy(organizationQuery(organizationId), (organization) => {
    const readsOf = tabQueries[chosenTab(tab, visibleTabs(session, organization))];
    return readsOf({ organizationId, organization }, session);
  }),
];
