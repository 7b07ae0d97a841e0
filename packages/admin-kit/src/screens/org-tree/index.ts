export { orgTreeMessages } from './messages.ts';
export type { OrgTreeProps } from './org-tree.tsx';
export { OrgTree } from './org-tree.tsx';
export type { OrgTreeRow } from './tree-view.ts';
export type {
  OrganizationSelected,
  OrgTreeReady,
  OrgTreeState,
  UseOrgTreeOptions,
} from './use-org-tree.ts';
export { useOrganizations, useOrganizationsSince, useOrgTree } from './use-org-tree.ts';
