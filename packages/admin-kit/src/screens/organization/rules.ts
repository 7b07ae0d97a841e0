import type { Organization } from '@timemap/admin-api';
import type { AdminSession } from '../../context/admin-kit-context.ts';
import { isOrganizationAdmin } from '../../context/permission.ts';

export type OrganizationTab = 'administration' | 'users' | 'projects' | 'lms';

/** @spec A §2, §6 */
export function visibleTabs({ user }: AdminSession, organization: Organization): OrganizationTab[] {
  if (!isOrganizationAdmin(user, organization)) return ['projects'];
  const tabs: OrganizationTab[] = ['administration', 'users', 'projects'];
  return user.isAdmin && organization.parentId === 0 ? [...tabs, 'lms'] : tabs;
}

export function chosenTab(wanted: string | null, tabs: readonly OrganizationTab[]): OrganizationTab {
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'projects';
}
