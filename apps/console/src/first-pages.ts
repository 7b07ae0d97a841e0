import type { Shapes } from './first-view.ts';
import { type Pattern, paths } from './paths.ts';

interface FirstShape {
  readonly shapes: Shapes;
  readonly heading?: string;
  readonly hint?: string;
  readonly module: string;
}

export const firstShapes: Readonly<Partial<Record<Pattern, FirstShape>>> = {
  [paths.tickets]: { shapes: 'table', heading: 'Support Tickets', module: 'tickets/tickets-page' },
  [paths.ticket]: { shapes: 'lines', module: 'tickets/ticket-page' },
  [paths.stats]: { shapes: 'cards', heading: 'Statistics', module: 'stats/stats-page' },
  [paths.organizations]: {
    shapes: 'tree',
    hint: 'Select an organization to continue',
    module: 'organizations/organizations-page',
  },
  [paths.organizationUsers]: {
    shapes: 'table',
    heading: 'Organization users',
    module: 'organizations/organization-users-page',
  },
  [paths.organizationProjects]: {
    shapes: 'table',
    heading: 'Organization projects',
    module: 'organizations/organization-projects-page',
  },
  [paths.global]: { shapes: 'cards', heading: 'Global Admin', module: 'global/global-page' },
  [paths.users]: { shapes: 'table', heading: 'Users', module: 'users/users-page' },
  [paths.user]: { shapes: 'lines', module: 'users/user-page' },
  [paths.enterpriseDeals]: {
    shapes: 'table',
    heading: 'Enterprise Deals',
    module: 'enterprise-deals/enterprise-deals-page',
  },
  [paths.enterpriseDeal]: { shapes: 'lines', module: 'enterprise-deals/enterprise-deal-page' },
  [paths.globalProjects]: {
    shapes: 'table',
    heading: 'Projects',
    module: 'global-projects/global-projects-page',
  },
  [paths.coupons]: { shapes: 'table', heading: 'Coupons', module: 'coupons/coupons-page' },
  [paths.whitelist]: { shapes: 'lines', heading: 'Whitelist', module: 'whitelist/whitelist-page' },
  [paths.adminDashboard]: {
    shapes: 'table',
    heading: 'Admin Dashboard',
    module: 'admin-dashboard/admin-dashboard-page',
  },
};

/** What the staff area's navigation lists. */
export const firstSections = [
  'Users',
  'Projects',
  'Enterprise Deals',
  'Coupons',
  'Organizations',
  'Statistics',
  'Whitelist',
];

export const isStaffPath = (path: string) =>
  path === paths.adminDashboard || path === paths.global || path.startsWith(`${paths.global}/`);
