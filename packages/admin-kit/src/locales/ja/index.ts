import type { MessageOverride } from '../../messages/define-messages.ts';
import { bulkJob, globalHome } from './jobs.ts';
import {
  license,
  organization,
  organizations,
  orgCreate,
  orgDelete,
  orgTree,
  orgUsers,
} from './organizations.ts';
import {
  chart,
  conflict,
  controls,
  dataTable,
  deleteRefusal,
  display,
  drafts,
  emailActions,
  errors,
  jsonViewer,
  notices,
} from './parts.ts';
import { projectCreate } from './project-create.ts';
import { globalProjects, orgProjects, projectInfo, projectRoles } from './projects.ts';
import {
  coupons,
  enterpriseDeal,
  enterpriseDealForm,
  enterpriseDeals,
  enterpriseDealWhitelist,
} from './sales.ts';
import { adminDashboard, lms, stats } from './statistics.ts';
import { activity, ticketDetail, ticketStatus, tickets, whitelist } from './tickets.ts';
import { loginAs, signIn, userDetail, users, userTools } from './users.ts';

export * from './jobs.ts';
export * from './organizations.ts';
export * from './parts.ts';
export * from './project-create.ts';
export * from './projects.ts';
export * from './sales.ts';
export * from './statistics.ts';
export * from './tickets.ts';
export * from './users.ts';

/**
 * All words of the kit in Japanese. No native speaker has read them yet. @example <AdminKitProvider messages={messages}
 * locale="ja">
 */
export const messages: readonly MessageOverride[] = [
  controls,
  display,
  errors,
  drafts,
  notices,
  deleteRefusal,
  conflict,
  chart,
  dataTable,
  jsonViewer,
  emailActions,
  bulkJob,
  organizations,
  organization,
  orgTree,
  orgCreate,
  orgDelete,
  orgUsers,
  orgProjects,
  license,
  lms,
  stats,
  adminDashboard,
  projectCreate,
  projectRoles,
  projectInfo,
  globalProjects,
  globalHome,
  users,
  userTools,
  userDetail,
  loginAs,
  tickets,
  ticketStatus,
  ticketDetail,
  activity,
  signIn,
  whitelist,
  coupons,
  enterpriseDeals,
  enterpriseDeal,
  enterpriseDealWhitelist,
  enterpriseDealForm,
];
