// Written by scripts/element-registry.ts from the element.tsx of each feature. Do not edit.
import type { ActingAsBannerElement, ActingAsBannerEvents } from '../screens/login-as/element.tsx';
import type { LicenseCardElement } from '../screens/license/element.tsx';
import type { OrgProjectsPanelElement } from '../screens/org-projects/element.tsx';
import type { OrgTreeElement, OrgTreeEvents } from '../screens/org-tree/element.tsx';
import type { OrganizationPanelElement, OrganizationPanelEvents } from '../screens/organization/element.tsx';
import type { ProjectRolesPanelElement } from '../screens/project-roles/element.tsx';
import type { StatisticsElement, StatisticsEvents } from '../screens/stats/element.tsx';
import type { TicketDetailElement, TicketDetailEvents } from '../screens/ticket-detail/element.tsx';
import type { UserDetailElement } from '../screens/user-detail/element.tsx';
import type { UsersTableElement } from '../screens/users/element.tsx';

export type {
  ActingAsBannerElement,
  LicenseCardElement,
  OrgProjectsPanelElement,
  OrgTreeElement,
  OrganizationPanelElement,
  ProjectRolesPanelElement,
  StatisticsElement,
  TicketDetailElement,
  UserDetailElement,
  UsersTableElement,
};

export interface AdminScreenTagNameMap {
  'ak-acting-as-banner': ActingAsBannerElement;
  'ak-license-card': LicenseCardElement;
  'ak-org-projects-panel': OrgProjectsPanelElement;
  'ak-org-tree': OrgTreeElement;
  'ak-organization-panel': OrganizationPanelElement;
  'ak-project-roles-panel': ProjectRolesPanelElement;
  'ak-statistics': StatisticsElement;
  'ak-ticket-detail': TicketDetailElement;
  'ak-user-detail': UserDetailElement;
  'ak-users-table': UsersTableElement;
}

/** The events of screens, in addition to those of all elements. */
export interface AdminScreenEventMap extends ActingAsBannerEvents, OrgTreeEvents, OrganizationPanelEvents, StatisticsEvents, TicketDetailEvents {}
