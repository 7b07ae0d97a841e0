import { object } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { integer, mask, text } from '../fields.ts';

/** A role of a project, which document A calls a user group. @spec A §3, B §3 */
export interface Role {
  /** 0 and 1 are built in. */
  id: number;
  name: string;
  /** Bit mask of up to 53 bits; change it with `withBit`. */
  permissions: number;
}

export const roleSchema: Schema<Role> = object({ id: integer, name: text, permissions: mask });

/** Whether a role can be neither edited nor deleted. An id that is not a number counts as built in. @spec A §3, B §3 */
export function isBuiltInRole(roleId: number): boolean {
  return !(roleId >= 2);
}

/** @operation GET /getprojectusergroups */
export const decodeRoles: Decoder<Role[]> = listDecoder('groups', roleSchema, 'whole');
