import { type AdminUser, decodeAdminUser, decodeAdminUsers, type Operation } from '@timemap/admin-api';
import { withFallbackFor404 } from '../../data/fallback-for-404.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { type CacheKey, cacheKey, query } from '../../data/query.ts';

export const usersQuery = query('GET /global/users', decodeAdminUsers);

/** Falls back to the list of users if the server has no call for one user. @spec B §7 */
export const userQuery = (userId: number) =>
  withFallbackFor404(
    query('GET /global/users/{id}', decodeAdminUser, { path: { id: userId } }),
    async (client, signal, notFound) => {
      const users = await usersQuery.load(client, signal);
      const user = users.find(({ id }) => id === userId);
      if (user === undefined) throw notFound;
      return user;
    },
  );

export const userKeys: readonly CacheKey[] = [usersQuery, cacheKey('GET /global/users/{id}')];

export type UserFlag = keyof Pick<
  AdminUser,
  'isVerified' | 'isGrandfathered' | 'hasEduEligibilityOverride' | 'skipsLtiPayments' | 'isGlobalAdmin'
>;

export const flagCalls = {
  isVerified: 'POST /global/users/verified',
  isGrandfathered: 'POST /global/users/grandfathered',
  hasEduEligibilityOverride: 'POST /global/users/edueligibilityoverride',
  skipsLtiPayments: 'POST /global/users/skip_lti_payments',
  isGlobalAdmin: 'POST /global/users/global_admin',
} as const satisfies Record<UserFlag, Operation>;

/** @spec B §4 */
export type TrialStep = 'reset' | 'expire' | 'restart';

export const trialCalls = {
  reset: 'POST /trial/admin/reset',
  expire: 'POST /trial/admin/expire',
  restart: 'POST /trial/admin/restart',
} as const satisfies Record<TrialStep, Operation>;

export const usersTableFirstQueries: FirstQueries = (_, { user }) => (user.isAdmin ? [usersQuery] : []);
