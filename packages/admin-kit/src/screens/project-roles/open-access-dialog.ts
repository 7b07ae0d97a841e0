import type { ProjectMember, Role } from '@timemap/admin-api';

/** The dialog that is open, with what it is about held fixed for as long as it is. */
export type OpenAccessDialog =
  | { readonly kind: 'addingMember' }
  | { readonly kind: 'removingMember'; readonly member: ProjectMember }
  | { readonly kind: 'creatingRole' }
  | { readonly kind: 'deletingRole'; readonly role: Role };

/** Where the forms of a project keep what was typed. */
export const memberDraftKey = (projectId: number) => `project-member.add.${projectId}`;
export const roleDraftKey = (projectId: number) => `project-role.create.${projectId}`;
