import { object, pipe, transform } from 'valibot';
import { type Decoder, entityDecoder, type Schema } from '../decode.ts';
import { integer, optionalInteger, text } from '../fields.ts';
import { hasBit, STATUS_GLOBAL_ADMIN, STATUS_VERIFIED } from '../permission-bits.ts';

/** Who is signed in. @spec A §3 */
export interface CurrentUser {
  id: number;
  username: string;
  /** Global administrators count as administrators of every organization. */
  isAdmin: boolean;
  /** Whether the email address is verified. The product withholds nothing from unverified users. */
  isVerified: boolean;
}

/** Only the id is required. An unreadable status grants nothing. */
export const currentUserSchema: Schema<CurrentUser> = pipe(
  object({ userid: integer, username: text, status: optionalInteger }),
  transform(({ userid, username, status }) => ({
    id: userid,
    username,
    isAdmin: hasBit(status ?? 0, STATUS_GLOBAL_ADMIN),
    isVerified: hasBit(status ?? 0, STATUS_VERIFIED),
  })),
);

/** @operation GET /userinfo */
export const decodeCurrentUser: Decoder<CurrentUser> = entityDecoder('user', currentUserSchema);
