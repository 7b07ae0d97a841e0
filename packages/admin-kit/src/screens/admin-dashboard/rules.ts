import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

export type DashboardRefusal = 'onlyGlobalAdmins';

/** @spec A §2, §6 */
export function canSeeDashboard({ user }: AdminSession): Permission<DashboardRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}
