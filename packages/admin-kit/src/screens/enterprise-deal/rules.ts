import type { EnterpriseDeal } from '@timemap/admin-api';
import type { AdminSession } from '../../provider/admin-kit-context.ts';
import { allowed, type Permission, refused } from '../../provider/permission.ts';

export type DealRefusal = 'onlyGlobalAdmins';

/** @spec B §6 */
export function canManageDeals({ user }: AdminSession): Permission<DealRefusal> {
  return user.isAdmin ? allowed : refused('onlyGlobalAdmins');
}

export type LimitState = 'withinLimits' | 'aboveSoftLimit' | 'aboveHardLimit';

export function limitStateOf(
  count: number,
  { softLimit, hardLimit }: Pick<EnterpriseDeal, 'softLimit' | 'hardLimit'>,
): LimitState {
  if (hardLimit !== null && count > hardLimit) return 'aboveHardLimit';
  return softLimit !== null && count > softLimit ? 'aboveSoftLimit' : 'withinLimits';
}
