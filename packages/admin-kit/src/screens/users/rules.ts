import { type AdminUser, serverNow } from '@timemap/admin-api';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { TrialStep } from './api.ts';

/** Generated usernames start with '@' and are long. This many characters distinguish two of them. */
const SHORT_CHARACTERS = 16;

export function shortUsername(username: string): { text: string; isCut: boolean } {
  if (!username.startsWith('@')) return { text: username, isCut: false };
  return cutGraphemes(username, SHORT_CHARACTERS);
}

/** The user's name in labels and sentences, with invisible characters made visible. */
export function nameOfUser({ username, email, id }: Pick<AdminUser, 'id' | 'username' | 'email'>): string {
  return visibleText(username || email || String(id));
}

/** Only the state 'not started' can be restored: no step sets a date. @spec B §4 */
export function stepToUndo(
  { trialExpiresAt }: Pick<AdminUser, 'trialExpiresAt'>,
  step: TrialStep,
): TrialStep | null {
  return trialExpiresAt === null && step !== 'reset' ? 'reset' : null;
}

type TrialState = 'notStarted' | 'running' | 'over';

/** Compares instants, so the time zone does not matter. @spec B §4, §9 */
export function trialState(expiresAt: number | null, now: number): TrialState {
  if (expiresAt === null) return 'notStarted';
  return expiresAt > now ? 'running' : 'over';
}

const ENDING_DAYS = 7;
const DAY_MS = 86_400_000;

export function isTrialEnding(expiresAt: number | null, now: number): boolean {
  const isRunning = trialState(expiresAt, now) === 'running';
  return isRunning && Number(expiresAt) <= now + ENDING_DAYS * DAY_MS;
}

type HasFacet = (user: AdminUser) => boolean;

/** @spec B §3 */
const facetConditions = {
  unverified: ({ isVerified }) => !isVerified,
  subscribed: ({ isSubscribed }) => isSubscribed,
  grandfathered: ({ isGrandfathered }) => isGrandfathered,
  eduOverride: ({ hasEduEligibilityOverride }) => hasEduEligibilityOverride,
  skipsLtiPayments: ({ skipsLtiPayments }) => skipsLtiPayments,
  globalAdmin: ({ isGlobalAdmin }) => isGlobalAdmin,
  trialRunning: ({ trialExpiresAt }) => trialState(trialExpiresAt, serverNow()) === 'running',
  trialEnding: ({ trialExpiresAt }) => isTrialEnding(trialExpiresAt, serverNow()),
  trialOver: ({ trialExpiresAt }) => trialState(trialExpiresAt, serverNow()) === 'over',
} satisfies Readonly<Record<string, HasFacet>>;

export type UserFacet = keyof typeof facetConditions;

export const userFacets = Object.entries(facetConditions).map(([value, where]) => ({
  value: value as UserFacet,
  where,
}));

/** The texts that the filter searches. @spec B §2 */
export function filterTextsOf({ username, displayName, email, id }: AdminUser): readonly string[] {
  return [username, displayName, email, String(id)];
}
