import { object, pipe, transform } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { integer, optionalFlag, optionalInteger, optionalText, text } from '../fields.ts';
import { alsoNamed } from '../record.ts';

/** A member of a project, from either document's shape. @spec A §3, B §3 */
export interface ProjectMember {
  id: number;
  /** `''` if the server sends none. */
  username: string;
  /** The name to show: the display name, else the username, else the email address. */
  displayName: string;
  email: string;
  /** `null` if the server does not say. */
  isPremium: boolean | null;
  /** The id of the member's role. 0 is a real role; `null` means none. */
  roleId: number | null;
}

export const projectMemberSchema: Schema<ProjectMember> = pipe(
  alsoNamed({ id: 'userid', uiName: 'display_name' }),
  object({
    userid: integer,
    username: text,
    display_name: optionalText,
    email: text,
    premium: optionalFlag,
    userGroupID: optionalInteger,
  }),
  transform(({ userid, username, display_name, email, premium, userGroupID }) => ({
    id: userid,
    username,
    displayName: display_name ?? (username || email),
    email,
    isPremium: premium,
    roleId: userGroupID,
  })),
);

/** @operation GET /viewprojectusers */
export const decodeProjectMembers: Decoder<ProjectMember[]> = listDecoder(
  'users',
  projectMemberSchema,
  'whole',
);
