import { object, pipe, transform } from 'valibot';
import { type Decoder, entityDecoder, listDecoder, type Schema, scalarDecoder } from '../decode.ts';
import { flag, integer, optionalFlag, optionalInteger, strictFlag, text, time } from '../fields.ts';
import { hasBit, STATUS_GLOBAL_ADMIN, STATUS_VERIFIED } from '../permission-bits.ts';

/** A user as global administrators see and edit them. @spec B §3 */
export interface AdminUser {
  id: number;
  username: string;
  displayName: string;
  email: string;
  /** Bit mask, see `STATUS_VERIFIED` and `STATUS_GLOBAL_ADMIN`; `null` if it cannot be read. */
  status: number | null;
  isVerified: boolean;
  isGlobalAdmin: boolean;
  isSubscribed: boolean;
  isGrandfathered: boolean;
  hasEduEligibilityOverride: boolean;
  skipsLtiPayments: boolean;
  /** `null` before a trial has started. */
  trialExpiresAt: number | null;
  createdAt: number | null;
}

// The flags repeat two bits of the status. The checkboxes write the flags.
export const adminUserSchema: Schema<AdminUser> = pipe(
  object({
    userid: integer,
    username: text,
    display_name: text,
    email: text,
    status: optionalInteger,
    isAdmin: optionalFlag,
    isSubscribed: flag,
    eduEligibilityOverride: flag,
    trialExpiration: time,
    created: time,
    grandfathered: flag,
    verified: optionalFlag,
    skip_lti_payments: flag,
    global_admin: optionalFlag,
  }),
  transform((user) => ({
    id: user.userid,
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    status: user.status,
    isVerified: user.verified ?? hasBit(user.status ?? 0, STATUS_VERIFIED),
    isGlobalAdmin: user.global_admin ?? user.isAdmin ?? hasBit(user.status ?? 0, STATUS_GLOBAL_ADMIN),
    isSubscribed: user.isSubscribed,
    isGrandfathered: user.grandfathered,
    hasEduEligibilityOverride: user.eduEligibilityOverride,
    skipsLtiPayments: user.skip_lti_payments,
    trialExpiresAt: user.trialExpiration,
    createdAt: user.created,
  })),
);

/** @operation GET /global/users */
export const decodeAdminUsers: Decoder<AdminUser[]> = listDecoder('users', adminUserSchema);

/** @operation GET /global/users/{id} */
export const decodeAdminUser: Decoder<AdminUser> = entityDecoder('user', adminUserSchema);

/** @operation GET /global/users/subscribed/{id} */
export const decodeSubscription: Decoder<boolean> = scalarDecoder(['subscribed', 'isSubscribed'], strictFlag);
