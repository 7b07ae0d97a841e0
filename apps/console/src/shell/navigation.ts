import type { CurrentUser } from '@timemap/admin-api';
import type { IconName } from '@timemap/admin-kit/ui/icon';
import { paths } from '../paths.ts';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  readonly isForGlobalAdmins: boolean;
}

/** @spec A §2 */
export const headerItems: readonly NavigationItem[] = [
  {
    label: 'Organization Management',
    to: paths.organizations,
    icon: 'organization',
    isForGlobalAdmins: true,
  },
  { label: 'Support Tickets', to: paths.tickets, icon: 'mail', isForGlobalAdmins: true },
  { label: 'Global Admin', to: paths.global, icon: 'key', isForGlobalAdmins: true },
];

/** Exactly these two. @spec A §2 */
export const sidebarItems: readonly NavigationItem[] = [
  { label: 'Admin Dashboard', to: paths.adminDashboard, icon: 'columns', isForGlobalAdmins: true },
  { label: 'Organizations', to: paths.organizations, icon: 'organization', isForGlobalAdmins: false },
];

/** Ways between the sections of the staff area, within the page. */
export const sectionItems: readonly Pick<NavigationItem, 'label' | 'to'>[] = [
  { label: 'Users', to: paths.users },
  { label: 'Projects', to: paths.globalProjects },
  { label: 'Enterprise Deals', to: paths.enterpriseDeals },
  { label: 'Coupons', to: paths.coupons },
  { label: 'Organizations', to: paths.organizations },
  { label: 'Statistics', to: paths.stats },
  { label: 'Whitelist', to: paths.whitelist },
];

/** Hides, no more: every address still works when it is typed in (A §2). */
export function itemsFor(user: CurrentUser, items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter((item) => user.isAdmin || !item.isForGlobalAdmins);
}
