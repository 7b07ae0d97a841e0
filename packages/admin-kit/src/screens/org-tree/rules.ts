import type { AdminSession } from '../../provider/admin-kit-context.ts';

/** Global admins read all organizations, everyone else their own. @spec A §1, A §6, A §7 */
export function seesAllOrganizations({ user }: AdminSession): boolean {
  return user.isAdmin;
}
