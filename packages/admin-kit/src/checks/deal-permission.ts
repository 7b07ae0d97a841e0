import type { AdminSession } from '../context/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../context/permission.ts';

export type DealRefusal = 'onlyGlobalAdmins';

/** @spec B §6 */
export function canManageDeals({ user }: AdminSession): Permission<DealRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}
