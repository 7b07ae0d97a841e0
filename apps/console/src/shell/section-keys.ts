import type { CurrentUser } from '@timemap/admin-api';
import { paths } from '../paths.ts';

export interface SectionKey {
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

const staffKeys: readonly SectionKey[] = [
  { key: 'h', label: 'Global Admin', to: paths.global },
  { key: 'u', label: 'Users', to: paths.users },
  { key: 'p', label: 'Projects', to: paths.globalProjects },
  { key: 'e', label: 'Enterprise Deals', to: paths.enterpriseDeals },
  { key: 'c', label: 'Coupons', to: paths.coupons },
  { key: 's', label: 'Statistics', to: paths.stats },
  { key: 'w', label: 'Whitelist', to: paths.whitelist },
  { key: 't', label: 'Support Tickets', to: paths.tickets },
  { key: 'd', label: 'Admin Dashboard', to: paths.adminDashboard },
];

/** Where `g` and a letter lead this person. */
export function sectionKeysOf(user: CurrentUser): readonly SectionKey[] {
  const own = { key: 'o', label: 'Organizations', to: paths.organizations };
  return user.isAdmin ? [...staffKeys, own] : [own];
}
