import type { ProjectMember, Role } from '@timemap/admin-api';

/** The dialog that is open, with what it is about held fixed for as long as it is. */
export type OpenAccessDialog =
  | { readonly kind: 'addingMember' }
  | { readonly kind: 'removingMember'; readonly member: ProjectMember }
  | { readonly kind: 'creatingRole' }
  | { readonly kind: 'deletingRole'; readonly role: Role };
