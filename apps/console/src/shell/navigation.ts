import type { CurrentUser } from '@timemap/admin-api';
import type { PageWord } from '../page-handle.ts';
import { paths } from '../paths.ts';
import type { NavigationIcon } from './navigation-list.tsx';

export interface NavigationItem {
  readonly label: PageWord;
  readonly to: string;
  readonly icon: NavigationIcon;
  readonly isForGlobalAdmins: boolean;
}

export const headerItems: readonly NavigationItem[] = [
  {
    label: 'organizationManagement',
    to: paths.organizations,
    icon: 'organization',
    isForGlobalAdmins: true,
  },
  { label: 'tickets', to: paths.tickets, icon: 'mail', isForGlobalAdmins: true },
  { label: 'globalAdmin', to: paths.global, icon: 'key', isForGlobalAdmins: true },
];

export const sidebarItems: readonly NavigationItem[] = [
  { label: 'adminDashboard', to: paths.adminDashboard, icon: 'columns', isForGlobalAdmins: true },
  { label: 'organizations', to: paths.organizations, icon: 'organization', isForGlobalAdmins: false },
];

export interface Section {
  readonly label: PageWord;
  readonly to: string;
  /** Opens it after `g`. */
  readonly key: string;
  /** Whether the staff area's navigation lists it. @default true */
  readonly isListed?: boolean;
}

const sections: readonly Section[] = [
  { label: 'globalAdmin', to: paths.global, key: 'h', isListed: false },
  { label: 'users', to: paths.users, key: 'u' },
  { label: 'projects', to: paths.globalProjects, key: 'p' },
  { label: 'enterpriseDeals', to: paths.enterpriseDeals, key: 'e' },
  { label: 'coupons', to: paths.coupons, key: 'c' },
  { label: 'organizations', to: paths.organizations, key: 'o' },
  { label: 'statistics', to: paths.stats, key: 's' },
  { label: 'whitelist', to: paths.whitelist, key: 'w' },
  { label: 'tickets', to: paths.tickets, key: 't', isListed: false },
  { label: 'adminDashboard', to: paths.adminDashboard, key: 'd', isListed: false },
];

export const sectionItems = sections.filter(({ isListed = true }) => isListed);

export function sectionKeysOf(user: CurrentUser): readonly Section[] {
  const isForAll = ({ to }: Section) => to === paths.organizations;
  const own = sections.filter(isForAll);
  return user.isAdmin ? [...sections.filter((section) => !isForAll(section)), ...own] : own;
}

/** Only hides links; typed addresses still work. @spec A §2 */
export function itemsFor(user: CurrentUser, items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter((item) => user.isAdmin || !item.isForGlobalAdmins);
}
