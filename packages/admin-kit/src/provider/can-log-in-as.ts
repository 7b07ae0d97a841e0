import type { AdminUser } from '@timemap/admin-api';
import type { AdminSession } from './admin-kit-context.ts';
import { allowed, type Permission, refused } from './permission.ts';

/** Global admins act as any user but themselves. @spec B §6 */
export function canLogInAs(
  { user }: AdminSession,
  other: Pick<AdminUser, 'id'>,
): Permission<'onlyGlobalAdmins' | 'oneself'> {
  if (!user.isAdmin) return refused('onlyGlobalAdmins');
  return user.id === other.id ? refused('oneself') : allowed;
}
