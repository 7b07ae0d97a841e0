import type { Organization } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { AdministrationTab } from './administration-tab.tsx';
import type { OrganizationTab } from './rules.ts';

/** What a section may tell the host. */
interface SectionEvents {
  onOrganizationDeleted: (event: { organizationId: number }) => void;
}

type Section = (organization: Organization, events: SectionEvents) => ReactNode;

/** What each section shows; mounted only while it is chosen. */
export const tabContents: Readonly<Record<OrganizationTab, Section>> = {
  administration: (organization, { onOrganizationDeleted }) => (
    <AdministrationTab organization={organization} onOrganizationDeleted={onOrganizationDeleted} />
  ),
  users: () => null,
  projects: () => null,
  lms: () => null,
};
