import type { AdminSession } from '../../context/admin-kit-context.ts';

/** @spec A §1, A §6, A §7 */
export function seesAllOrganizations({ user }: AdminSession): boolean {
  return user.isAdmin;
}
