import type { Organization } from '@timemap/admin-api';
import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { isOrganizationAdmin } from '../../provider/is-organization-admin.ts';

export type OrganizationTab = 'administration' | 'users' | 'projects';

/** The tabs someone sees, in order: admins all of them, members the projects only. @spec A §2, §6 */
export function visibleTabs({ user }: AdminSession, organization: Organization): OrganizationTab[] {
  return isOrganizationAdmin(user, organization) ? ['administration', 'users', 'projects'] : ['projects'];
}

/** The tab to show: the wanted one where it is visible, otherwise the first. */
export function chosenTab(wanted: string | null, tabs: readonly OrganizationTab[]): OrganizationTab {
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'projects';
}
