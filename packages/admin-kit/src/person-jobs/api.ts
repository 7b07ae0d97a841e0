export { addUserAction, removeUserAction } from '../screens/org-users/membership-actions.ts';
export type { ProjectRef } from '../screens/project-roles/api.ts';
export {
  addMember,
  inProject,
  membersQuery,
  panelAdapter,
  rolesQuery,
} from '../screens/project-roles/api.ts';
export { projectsQuery } from '../screens/user-detail/api.ts';
export { usersQuery } from '../screens/users/api.ts';
