import type { Organization } from '@timemap/admin-api';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AdministrationTab } from './administration-tab.tsx';
import type { OrganizationTab } from './rules.ts';

// Tables are much code, and most people come for something else first.
const OrgUsersPanel = lazyPart('org-users', async () => ({
  default: (await import('../org-users/index.ts')).OrgUsersPanel,
}));
const OrgProjectsPanel = lazyPart('org-projects', async () => ({
  default: (await import('../org-projects/index.ts')).OrgProjectsPanel,
}));
const LmsPanel = lazyPart('lms', async () => ({ default: (await import('../lms/index.ts')).LmsPanel }));

/** What loads when its tab is first chosen. */
export const tabParts = [OrgUsersPanel, OrgProjectsPanel, LmsPanel] as const;

/** What a section may tell the host. */
interface SectionEvents {
  onOrganizationDeleted: (event: { organizationId: number }) => void;
}

type Section = (organization: Organization, events: SectionEvents) => ReactNode;

const loadingSection = (
  <LoadingState>
    <Skeleton shape="block" height="160px" />
  </LoadingState>
);

/** What each section shows; mounted only while it is chosen. */
export const tabContents: Readonly<Record<OrganizationTab, Section>> = {
  administration: (organization, { onOrganizationDeleted }) => (
    <AdministrationTab organization={organization} onOrganizationDeleted={onOrganizationDeleted} />
  ),
  users: (organization) => (
    <Suspense fallback={loadingSection}>
      <OrgUsersPanel organizationId={organization.id} headingLevel={3} hasOrganizationLink={false} />
    </Suspense>
  ),
  projects: (organization) => (
    <Suspense fallback={loadingSection}>
      <OrgProjectsPanel organizationId={organization.id} headingLevel={3} hasOrganizationLink={false} />
    </Suspense>
  ),
  lms: (organization) => (
    <Suspense fallback={loadingSection}>
      <LmsPanel organization={organization} headingLevel={3} />
    </Suspense>
  ),
};
