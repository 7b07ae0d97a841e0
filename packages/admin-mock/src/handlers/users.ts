import type { CallAnswer } from '@timemap/admin-api';
import { isGlobalAdmin } from '../organization-access.ts';
import { invalid, notFound } from '../refusal.ts';
import type { UserRow } from '../rows.ts';
import { requireUser } from '../user-lookup.ts';
import { wireTime } from '../wire-time.ts';
import { done, type HandlerContext, type Handlers } from './handler.ts';

const VERIFIED_BIT = 1;
const GLOBAL_ADMIN_BIT = 128;

function toWire(user: UserRow): CallAnswer<'GET /global/users'>['users'][number] {
  return {
    userid: user.id,
    username: user.username,
    display_name: user.displayName,
    email: user.email,
    status: user.status,
    isAdmin: isGlobalAdmin(user),
    isSubscribed: user.isSubscribed,
    eduEligibilityOverride: user.isEduEligibilityOverridden,
    trialExpiration: user.trialExpiresAt && wireTime(user.trialExpiresAt),
    created: wireTime(user.createdAt),
    grandfathered: user.isGrandfathered,
    verified: (user.status & VERIFIED_BIT) !== 0,
    skip_lti_payments: user.skipsLtiPayments,
    global_admin: isGlobalAdmin(user),
  };
}

function flag(set: (user: UserRow, value: boolean) => void) {
  return ({ body }: { body: { id: number; value: boolean } }, { db }: HandlerContext) => {
    set(requireUser(db, body.id), body.value);
    return done;
  };
}

function bit(mask: number): (user: UserRow, value: boolean) => void {
  return (user, value) => {
    user.status = value ? user.status | mask : user.status & ~mask;
  };
}

export const userHandlers = {
  'GET /global/users': (_, { db }) => ({ users: db.users.map(toWire) }),
  'GET /global/users/{id}': ({ path }, { db }) => ({ user: toWire(requireUser(db, path.id)) }),
  'POST /global/users/verified': flag(bit(VERIFIED_BIT)),
  'POST /global/users/global_admin': flag(bit(GLOBAL_ADMIN_BIT)),
  'POST /global/users/grandfathered': flag((user, value) => {
    user.isGrandfathered = value;
  }),
  'POST /global/users/edueligibilityoverride': flag((user, value) => {
    user.isEduEligibilityOverridden = value;
  }),
  'POST /global/users/skip_lti_payments': flag((user, value) => {
    user.skipsLtiPayments = value;
  }),
  'POST /global/users/email': ({ body }, { db }) => {
    const user = requireUser(db, body.id);
    const email = body.value.trim();
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw invalid('This is not an email address.');
    const owner = db.users.find((row) => row.email === email);
    if (owner && owner !== user) throw invalid('Another user has that email address.');
    user.email = email;
    return done;
  },
  'POST /global/users/display_name': ({ body }, { db }) => {
    requireUser(db, body.id).displayName = body.value;
    return done;
  },
  'POST /global/users/loginas': ({ body }, { db, openSession }) => {
    const user = db.users.get(body.user_id);
    if (!user) throw notFound('user');
    return { sid: openSession(user.id) };
  },
} satisfies Handlers;
