import type { ComponentType } from 'react';
import { type Pattern, pageAt, paths } from './paths.ts';

interface PageModule {
  Component: ComponentType;
}

export const pageScripts = {
  [paths.tickets]: () => import('./pages/tickets/tickets-page.tsx'),
  [paths.ticket]: () => import('./pages/tickets/ticket-page.tsx'),
  [paths.stats]: () => import('./pages/stats/stats-page.tsx'),
  [paths.organizations]: () => import('./pages/organizations/organizations-page.tsx'),
  [paths.organizationUsers]: () => import('./pages/organizations/organization-users-page.tsx'),
  [paths.organizationProjects]: () => import('./pages/organizations/organization-projects-page.tsx'),
  [paths.global]: () => import('./pages/global/global-page.tsx'),
  [paths.users]: () => import('./pages/users/users-page.tsx'),
  [paths.user]: () => import('./pages/users/user-page.tsx'),
  [paths.enterpriseDeals]: () => import('./pages/enterprise-deals/enterprise-deals-page.tsx'),
  [paths.enterpriseDeal]: () => import('./pages/enterprise-deals/enterprise-deal-page.tsx'),
  [paths.globalProjects]: () => import('./pages/global-projects/global-projects-page.tsx'),
  [paths.coupons]: () => import('./pages/coupons/coupons-page.tsx'),
  [paths.whitelist]: () => import('./pages/whitelist/whitelist-page.tsx'),
  [paths.adminDashboard]: () => import('./pages/admin-dashboard/admin-dashboard-page.tsx'),
} satisfies Partial<Record<Pattern, () => Promise<PageModule>>>;

/** Before the router requests it. The router shows a failure, because it requests the script again. */
export function fetchPageScript(pathname: string): void {
  const pattern = pageAt(pathname)?.pattern;
  if (pattern !== undefined && isScripted(pattern)) void pageScripts[pattern]().catch(() => undefined);
}

function isScripted(pattern: Pattern): pattern is keyof typeof pageScripts {
  return Object.hasOwn(pageScripts, pattern);
}
