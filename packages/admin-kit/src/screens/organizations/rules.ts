import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

/** Root organizations are created by global admins; the button is not shown to others. @spec A §2, §6 */
export function canCreateRootOrganization({ user }: AdminSession): Permission<'onlyGlobalAdmins'> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}
