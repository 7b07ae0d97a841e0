import { type AdminClient, type Organization, readOrganization } from '@timemap/admin-api';
import { type FirstReads, followedBy } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import { chosenTab, type OrganizationTab, visibleTabs } from './rules.ts';

export const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);

type SectionReads = FirstReads<{ readonly organizationId: number; readonly organization: Organization }>;

/** Those of the sections come from outside, because their calls are not needed where the panel starts. */
export const firstReadsWith =
  (
    sections: Readonly<Record<OrganizationTab, SectionReads>>,
  ): FirstReads<{ readonly organizationId: number; readonly tab?: string | null }> =>
  (client, { organizationId, tab = null }, session) => [
    followedBy(organizationQuery(client, organizationId), (organization) => {
      const section = sections[chosenTab(tab, visibleTabs(session, organization))];
      return section(client, { organizationId, organization }, session);
    }),
  ];
