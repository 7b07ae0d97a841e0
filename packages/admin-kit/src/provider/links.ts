import type { ComponentProps, ElementType } from 'react';

/** Where the host keeps the places our screens lead to. Each is a plain href, so every link works in a new tab. */
export interface AdminLinks {
  /** Where someone without access is sent. @default '/' */
  root(): string;
  /** @default '/organizations?organization={id}' */
  organization(organizationId: number): string;
  /** @default '/organizations/users/{id}' */
  organizationUsers(organizationId: number): string;
  /** @default '/organizations/projects/{id}' */
  organizationProjects(organizationId: number): string;
  /** A project in the main application; null where its address is not known. @default null */
  project(projectId: number): string | null;
}

export const defaultLinks: AdminLinks = {
  root: () => '/',
  organization: (id) => `/organizations?organization=${id}`,
  organizationUsers: (id) => `/organizations/users/${id}`,
  organizationProjects: (id) => `/organizations/projects/${id}`,
  project: () => null,
};

/** What a host router's link takes: an anchor's props, with `href` for its destination. */
export type AdminLinkProps = ComponentProps<'a'>;

/** A host router's link, taking `href`; or a plain anchor. */
export type AdminLinkComponent = ElementType<AdminLinkProps>;
