import { object, pipe, transform } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { flag, integer, text } from '../fields.ts';

/** A user of an organization. @spec A §3, B §3 */
export interface OrganizationUser {
  id: number;
  username: string;
  /** `''` if the server sends none. */
  displayName: string;
  email: string;
  /** Whether the user administers this organization. */
  isAdmin: boolean;
}

export const organizationUserSchema: Schema<OrganizationUser> = pipe(
  object({
    user: object({ userid: integer, username: text, display_name: text, email: text }),
    is_admin: flag,
  }),
  transform(({ user, is_admin }) => ({
    id: user.userid,
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    isAdmin: is_admin,
  })),
);

/** @operation GET /organizations/{id}/users */
export const decodeOrganizationUsers: Decoder<OrganizationUser[]> = listDecoder(
  'users',
  organizationUserSchema,
);
