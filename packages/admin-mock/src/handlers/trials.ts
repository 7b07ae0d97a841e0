import { requireUser } from '../user-lookup.ts';
import { toInstant } from '../wire-time.ts';
import { done, type Handlers } from './handler.ts';

const TRIAL_DAYS = 30;
const MS_PER_DAY = 86_400_000;

export const trialHandlers = {
  'POST /trial/admin/reset': ({ body }, { db }) => {
    requireUser(db, body.id).trialExpiresAt = null;
    return done;
  },
  'POST /trial/admin/expire': ({ body }, { db, now }) => {
    requireUser(db, body.id).trialExpiresAt = toInstant(now());
    return done;
  },
  'POST /trial/admin/restart': ({ body }, { db, now }) => {
    requireUser(db, body.id).trialExpiresAt = toInstant(new Date(now().getTime() + TRIAL_DAYS * MS_PER_DAY));
    return done;
  },
} satisfies Handlers;
