import {
  globalPanelPermissions,
  hasBit,
  isBuiltInRole,
  type ProjectMember,
  type Permission as ProjectPermission,
  type Role,
  withBit,
} from '@timemap/admin-api';
import { allowed, type Permission, refused } from '../../context/permission.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { MembersAndRolesWords } from './messages.ts';

export interface MembersAndRolesViewer {
  readonly userId: number;
  /** Whether they administer this project. `session.user.isAdmin` is about all projects. */
  readonly isAdmin: boolean;
}

export type MembersAndRolesRefusal = 'onlyAdmins' | 'ownRow' | 'builtInRole' | 'noRoleSelected';

/** @spec A §6, B §6 */
export function canAdminister({ isAdmin }: MembersAndRolesViewer): Permission<MembersAndRolesRefusal> {
  return isAdmin ? allowed : refused('onlyAdmins');
}

/** @spec A §5, B §5 */
export function canChangeMember(
  viewer: MembersAndRolesViewer,
  memberId: number,
): Permission<MembersAndRolesRefusal> {
  const may = canAdminister(viewer);
  if (!may.isAllowed) return may;
  return memberId === viewer.userId ? refused('ownRow') : allowed;
}

export function canEditRole(
  viewer: MembersAndRolesViewer,
  role: Pick<Role, 'id'>,
): Permission<MembersAndRolesRefusal> {
  const may = canAdminister(viewer);
  if (!may.isAllowed) return may;
  return isBuiltInRole(role.id) ? refused('builtInRole') : allowed;
}

export function canDeleteRole(
  viewer: MembersAndRolesViewer,
  role: Pick<Role, 'id'> | null,
): Permission<MembersAndRolesRefusal> {
  const may = canAdminister(viewer);
  if (!may.isAllowed) return may;
  return role === null ? refused('noRoleSelected') : canEditRole(viewer, role);
}

export function memberName(member: ProjectMember, words: MembersAndRolesWords): string {
  const { id, displayName, email } = member;
  return visibleText(displayName || email || words.unnamed({ id: String(id) }));
}

export function roleName({ id, name }: Role, words: MembersAndRolesWords): string {
  return name.trim() === '' ? words.unnamedRole({ id: String(id) }) : visibleText(name);
}

export function missingRoleName(roleId: number | null, words: MembersAndRolesWords): string {
  return roleId === null ? words.noRole : words.unknownRole({ id: String(roleId) });
}

export function roleNameOf(
  roleId: number | null,
  roles: readonly Role[],
  words: MembersAndRolesWords,
): string {
  const role = roles.find(({ id }) => id === roleId);
  return role ? roleName(role, words) : missingRoleName(roleId, words);
}

export type BitChanges = ReadonlyMap<number, boolean>;

export function changeBits(mask: number, changes: BitChanges): number {
  let changed = mask;
  for (const [bit, isOn] of changes) changed = withBit(changed, bit, isOn);
  return changed;
}

export const isOfPreset = (changes: BitChanges) => changes.size === globalPanelPermissions.length;

/** Without the bits that already had their value: someone else may change them before the undo. */
export function inverseOf(mask: number, changes: BitChanges): BitChanges {
  return new Map(
    [...changes].filter(([bit, isOn]) => hasBit(mask, bit) !== isOn).map(([bit, isOn]) => [bit, !isOn]),
  );
}

/** Masks have up to 53 bits, so JavaScript's 32-bit operators do not work. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 1; Number.isSafeInteger(bit); bit *= 2) {
    if (hasBit(mask, bit)) bits.unshift(bit);
  }
  return bits;
}

export function unlistedBits(mask: number, listed: readonly ProjectPermission[]): number[] {
  return bitsOf(mask).filter((bit) => !listed.some((permission) => permission.bit === bit));
}
