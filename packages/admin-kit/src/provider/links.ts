import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

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
}

export const defaultLinks: AdminLinks = {
  root: () => '/',
  organization: (id) => `/organizations?organization=${id}`,
  organizationUsers: (id) => `/organizations/users/${id}`,
  organizationProjects: (id) => `/organizations/projects/${id}`,
};

export interface AdminLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A host router's link, taking `href`. */
export type AdminLinkComponent = ComponentType<AdminLinkProps>;
