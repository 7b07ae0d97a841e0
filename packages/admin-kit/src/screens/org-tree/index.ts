export { orgTreeMessages } from './messages.ts';
export type { OrgTreeProps } from './org-tree.tsx';
export { OrgTree } from './org-tree.tsx';
export type {
  OrganizationSelected,
  OrgTreeReady,
  OrgTreeState,
  UseOrgTreeOptions,
} from './use-org-tree.ts';
export { useFindCreatedOrganization, useOrganizations, useOrgTree } from './use-org-tree.ts';
export type { OrgTreeRow } from './visible-rows.ts';
