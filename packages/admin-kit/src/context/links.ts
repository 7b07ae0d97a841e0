import type { ComponentProps, ElementType } from 'react';

/** The addresses of the places that screens link to. Each is a plain href, so every link works in a new tab. */
export interface AdminLinks {
  /** Where someone without access is sent. @default '/' */
  root(): string;
  /** The page of an organization. @default '/organizations?organization={id}' */
  organization(organizationId: number): string;
  /**
   * The page of an organization's users; with `isAdding`, its dialog that adds some is open. @default
   * '/organizations/users/{id}', and '?add' for the dialog
   */
  organizationUsers(organizationId: number, isAdding?: boolean): string;
  /** The page of an organization's projects. @default '/organizations/projects/{id}' */
  organizationProjects(organizationId: number): string;
  /** The page of a user. @default '/global/users/{id}' */
  user(userId: number): string;
  /**
   * The page of a ticket. `list` has the choices of the list that the ticket is opened from, as in `section`, so that its
   * tickets can be processed one after the other. @default '/tickets/{id}', with the list in the console's address
   */
  ticket(ticketId: number, list?: Readonly<Record<string, string>>): string;
  /** The page of an enterprise deal. @default '/global/enterprisedeals/{id}' */
  enterpriseDeal(dealId: number): string;
  /**
   * The first screen of a section of the global staff area. `choices` are the filters and the order that its table begins
   * with, such as `{ status: 'unresolved', sort: 'created' }`. @default the console's addresses
   */
  section(section: StaffSection, choices?: Readonly<Record<string, string>>): string;
  /** A project in the main app; null if its address is not known. @default null */
  project(projectId: number): string | null;
  /** The email address of support, for those who cannot do something themselves; null if there is none. @default null */
  supportEmail(): string | null;
  /** The start of the main app, for logging in as a user; null if its address is not known. @default null */
  mainApp(): string | null;
}

/** @spec B §2 */
export const sectionPaths = {
  users: '/global/users',
  projects: '/global/projects',
  coupons: '/global/coupons',
  enterpriseDeals: '/global/enterprisedeals',
  organizations: '/organizations',
  stats: '/stats',
  tickets: '/tickets',
  adminDashboard: '/admindash',
} as const;

export type StaffSection = keyof typeof sectionPaths;

export const defaultLinks: AdminLinks = {
  root: () => '/',
  organization: (id) => `/organizations?organization=${id}`,
  organizationUsers: (id, isAdding = false) => `/organizations/users/${id}${isAdding ? '?add' : ''}`,
  organizationProjects: (id) => `/organizations/projects/${id}`,
  user: (id) => `/global/users/${id}`,
  ticket: (id, list) =>
    list === undefined
      ? `/tickets/${id}`
      : `/tickets/${id}?${new URLSearchParams({ ...list, from: 'list' })}`,
  enterpriseDeal: (id) => `/global/enterprisedeals/${id}`,
  section: (section, choices) =>
    choices === undefined
      ? sectionPaths[section]
      : `${sectionPaths[section]}?${new URLSearchParams(choices)}`,
  project: () => null,
  mainApp: () => null,
  supportEmail: () => null,
};

/** The props of a host router's link: those of an anchor, with `href` for its destination. */
export type AdminLinkProps = ComponentProps<'a'>;

/** A host router's link, taking `href`; or a plain anchor. */
export type AdminLinkComponent = ElementType<AdminLinkProps>;
