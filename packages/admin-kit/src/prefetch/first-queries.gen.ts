// Written by scripts/element-registry.ts from the api.ts of each feature. Do not edit.
import { adminDashboardFirstQueries } from '../screens/admin-dashboard/api.ts';
import { couponsTableFirstQueries } from '../screens/coupons/api.ts';
import { enterpriseDealDetailFirstQueries } from '../screens/enterprise-deal/api.ts';
import { enterpriseDealsTableFirstQueries } from '../screens/enterprise-deals/api.ts';
import { globalHomeFirstQueries } from '../screens/global-home/api.ts';
import { globalProjectsTableFirstQueries } from '../screens/global-projects/api.ts';
import { licenseCardFirstQueries } from '../screens/license/api.ts';
import { lmsPanelFirstQueries } from '../screens/lms/api.ts';
import { orgProjectsPanelFirstQueries } from '../screens/org-projects/api.ts';
import { orgTreeFirstQueries } from '../screens/org-tree/api.ts';
import { orgUsersPanelFirstQueries } from '../screens/org-users/api.ts';
import { organizationPanelFirstQueries } from '../screens/organization/api.ts';
import { organizationsScreenFirstQueries } from '../screens/organizations/api.ts';
import { projectRolesPanelFirstQueries } from '../screens/project-roles/api.ts';
import { statsCardsFirstQueries } from '../screens/stats/api.ts';
import { ticketDetailFirstQueries } from '../screens/ticket-detail/api.ts';
import { ticketListFirstQueries } from '../screens/tickets/api.ts';
import { userDetailFirstQueries } from '../screens/user-detail/api.ts';
import { usersTableFirstQueries } from '../screens/users/api.ts';
import { whitelistManagerFirstQueries } from '../screens/whitelist/api.ts';

export const firstQueries = {
  AdminDashboard: adminDashboardFirstQueries,
  CouponsTable: couponsTableFirstQueries,
  EnterpriseDealDetail: enterpriseDealDetailFirstQueries,
  EnterpriseDealsTable: enterpriseDealsTableFirstQueries,
  GlobalHome: globalHomeFirstQueries,
  GlobalProjectsTable: globalProjectsTableFirstQueries,
  LicenseCard: licenseCardFirstQueries,
  LmsPanel: lmsPanelFirstQueries,
  OrgProjectsPanel: orgProjectsPanelFirstQueries,
  OrgTree: orgTreeFirstQueries,
  OrgUsersPanel: orgUsersPanelFirstQueries,
  OrganizationPanel: organizationPanelFirstQueries,
  OrganizationsScreen: organizationsScreenFirstQueries,
  ProjectRolesPanel: projectRolesPanelFirstQueries,
  StatsCards: statsCardsFirstQueries,
  TicketDetail: ticketDetailFirstQueries,
  TicketList: ticketListFirstQueries,
  UserDetail: userDetailFirstQueries,
  UsersTable: usersTableFirstQueries,
  WhitelistManager: whitelistManagerFirstQueries,
};
