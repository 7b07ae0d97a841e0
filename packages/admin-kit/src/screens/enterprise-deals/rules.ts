import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

export type DealsRefusal = 'onlyGlobalAdmins';

/** @spec B §6 */
export function canSeeDeals({ user }: AdminSession): Permission<DealsRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}
