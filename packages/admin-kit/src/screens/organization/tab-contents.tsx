import type { Organization } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { AdministrationTab } from './administration-tab.tsx';
import type { OrganizationTab } from './rules.ts';

/** What each section shows; mounted only while it is chosen. */
export const tabContents: Readonly<Record<OrganizationTab, (organization: Organization) => ReactNode>> = {
  administration: (organization) => <AdministrationTab organization={organization} />,
  users: () => null,
  projects: () => null,
};
