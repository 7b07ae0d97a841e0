export type {
  MembersAndRolesAdapter,
  MembersAndRolesAdapter as ProjectAccessAdapter,
  NewMember,
  ProjectRef,
  ProjectRef as AccessProject,
} from './api.ts';
export type {
  MembersAndRolesViewProps,
  MembersAndRolesViewProps as ProjectAccessViewProps,
} from './members-and-roles.tsx';
export { MembersAndRolesView, MembersAndRolesView as ProjectAccessView } from './members-and-roles.tsx';
export type { MembersAndRolesWords, MembersAndRolesWords as ProjectAccessWords } from './messages.ts';
export { projectRolesMessages } from './messages.ts';
export type { ProjectRolesPanelProps } from './project-roles-panel.tsx';
export { ProjectRolesPanel } from './project-roles-panel.tsx';
export type {
  BitChanges,
  MembersAndRolesRefusal as AccessRefusal,
  MembersAndRolesViewer as AccessViewer,
} from './rules.ts';
export type {
  MembersAndRoles,
  MembersAndRoles as ProjectAccess,
  MembersAndRolesActions,
  MembersAndRolesActions as ProjectAccessActions,
  MembersAndRolesOptions,
  MembersAndRolesOptions as ProjectAccessOptions,
  ProjectRolesOptions,
} from './use-members-and-roles.ts';
export {
  useMembersAndRoles,
  useMembersAndRoles as useProjectAccess,
  useProjectRoles,
} from './use-members-and-roles.ts';
