import { type AdminClient, type Organization, readOrganization } from '@timemap/admin-api';
import { type FirstReads, followedBy } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import { firstReads as licenseReads } from '../license/api.ts';
import { firstReads as lmsReads } from '../lms/api.ts';
import { firstReads as projectsReads } from '../org-projects/api.ts';
import { firstReads as usersReads } from '../org-users/api.ts';
import { chosenTab, type OrganizationTab, visibleTabs } from './rules.ts';

export const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);

type SectionReads = FirstReads<{ readonly organizationId: number; readonly organization: Organization }>;

const sections: Readonly<Record<OrganizationTab, SectionReads>> = {
  administration: licenseReads,
  users: usersReads,
  projects: projectsReads,
  lms: lmsReads,
};

export const firstReads: FirstReads<{ readonly organizationId: number; readonly tab?: string | null }> = (
  client,
  { organizationId, tab = null },
  session,
) => [
  followedBy(organizationQuery(client, organizationId), (organization) => {
    const readsOfTab = sections[chosenTab(tab, visibleTabs(session, organization))];
    return readsOfTab(client, { organizationId, organization }, session);
  }),
];
