import type { AdminSession } from '../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../provider/permission.ts';

export type DealRefusal = 'onlyGlobalAdmins';

/** @spec B §6 */
export function canManageDeals({ user }: AdminSession): Permission<DealRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}
