import { isBuiltInRole, type Role } from '@timemap/admin-api';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

/** Who looks, and whether they are an admin of this project; which admin that is, each document says differently. */
export interface AccessViewer {
  readonly userId: number;
  readonly isAdmin: boolean;
}

/** Each is a key of the words. */
export type AccessRefusal = 'onlyAdmins' | 'ownRow' | 'builtInRole' | 'noRoleSelected';

/** Adding members and creating roles are for admins. @spec A §6, B §6 */
export function canAdminister({ isAdmin }: AccessViewer): Permission<AccessRefusal> {
  return isAdmin ? allowed : refused('onlyAdmins');
}

/** Nobody changes their own role or removes themselves, admins neither. @spec A §5, B §5 */
export function canChangeMember(viewer: AccessViewer, memberId: number): Permission<AccessRefusal> {
  const may = canAdminister(viewer);
  if (!may.isAllowed) return may;
  return memberId === viewer.userId ? refused('ownRow') : allowed;
}

/** Roles below 2 are built in. @spec A §5, B §5 */
export function canEditRole(viewer: AccessViewer, role: Pick<Role, 'id'>): Permission<AccessRefusal> {
  const may = canAdminister(viewer);
  if (!may.isAllowed) return may;
  return isBuiltInRole(role.id) ? refused('builtInRole') : allowed;
}

/** As editing, and one must be selected; role 0 is one. @spec A §5, B §5 */
export function canDeleteRole(
  viewer: AccessViewer,
  role: Pick<Role, 'id'> | null,
): Permission<AccessRefusal> {
  const may = canAdminister(viewer);
  if (!may.isAllowed) return may;
  return role === null ? refused('noRoleSelected') : canEditRole(viewer, role);
}
