export { organizationMessages } from './messages.ts';
export type {
  OrganizationPanelLists,
  OrganizationPanelPart,
  OrganizationPanelProps,
  OrganizationPanelTables,
} from './organization-panel.tsx';
export { OrganizationPanel } from './organization-panel.tsx';
export type { OrganizationTab } from './rules.ts';
export type { OrganizationState } from './use-organization.ts';
export { useOrganization } from './use-organization.ts';
