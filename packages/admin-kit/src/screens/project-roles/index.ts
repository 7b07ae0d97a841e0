export type { MembersAndRolesAdapter, NewMember, ProjectRef } from './api.ts';
export type { MembersAndRolesWords } from './messages.ts';
export { projectRolesMessages } from './messages.ts';
export type { ProjectRolesPanelProps } from './project-roles-panel.tsx';
export { ProjectRolesPanel } from './project-roles-panel.tsx';
export type { MembersAndRolesViewProps } from './project-roles-view.tsx';
export { MembersAndRolesView } from './project-roles-view.tsx';
export type { BitChanges, MembersAndRolesRefusal, MembersAndRolesViewer } from './rules.ts';
export type {
  MembersAndRoles,
  MembersAndRolesActions,
  MembersAndRolesOptions,
  ProjectRolesOptions,
} from './use-project-roles.ts';
export { useMembersAndRoles, useProjectRoles } from './use-project-roles.ts';
