export { defineAdminElements } from './define-admin-elements.ts';
export type {
  ActingAsBannerElement,
  AdminElementEventMap,
  AdminElementTagNameMap,
  AdminKitConfiguration,
  AdminKitElement,
  AdminScreenTagNameMap,
  LicenseCardElement,
  OrganizationPanelElement,
  OrgProjectsPanelElement,
  OrgTreeElement,
  ProjectRolesPanelElement,
  StatisticsElement,
  TicketDetailElement,
  UserDetailElement,
  UsersTableElement,
} from './element-types.ts';
export type { AdminElementAttributes } from './jsx-elements.ts';
