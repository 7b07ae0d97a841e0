import type { CurrentUser } from '@timemap/admin-api';
import type { PageWord } from '../page-handle.ts';
import { type PageSection, pages } from '../pages.ts';
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

export interface Section extends PageSection {
  readonly label: PageWord;
  readonly to: string;
}

const sections: readonly Section[] = pages
  .flatMap(({ path, handle, section }) => (section ? [{ ...section, label: handle.title, to: path }] : []))
  .sort((first, second) => first.order - second.order);

export const sectionItems = sections.filter(({ isListed = true }) => isListed);

export function sectionKeysOf(user: CurrentUser): readonly Section[] {
  const own = sections.filter(({ isForEveryone }) => isForEveryone);
  return user.isAdmin ? [...sections.filter((section) => !own.includes(section)), ...own] : own;
}

/** Only hides links; typed addresses still work. @spec A §2 */
export function itemsFor(user: CurrentUser, items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter((item) => user.isAdmin || !item.isForGlobalAdmins);
}
