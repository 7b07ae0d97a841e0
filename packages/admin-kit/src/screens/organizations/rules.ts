import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

/** Only global admins create root organizations; others do not see the button. @spec A §2, §6 */
export function canCreateRootOrganization({ user }: AdminSession): Permission<'onlyGlobalAdmins'> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}
