import {
  type AdminClient,
  type AdminUser,
  ApiError,
  call,
  type Operation,
  readAdminUser,
  readAdminUsers,
} from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { query, queryRows, type Read, type ReadFilter, readFilter } from '../../data/query.ts';

export const usersQuery = (client: AdminClient) => queryRows(client, 'GET /global/users', {}, readAdminUsers);

/** Falls back to the list of users if the server has no call for one user. @spec B §7 */
export const userQuery = (client: AdminClient, userId: number): Read<AdminUser> =>
  withFallbackFor404(
    query(client, 'GET /global/users/{id}', { path: { id: userId } }, readAdminUser),
    async (signal, notFound) => {
      const users = await usersQuery(client).load(signal);
      const user = users.find(({ id }) => id === userId);
      if (user === undefined) throw notFound;
      return user;
    },
  );

export const usersReads: readonly ReadFilter[] = [readFilter('GET /global/users')];

export const oneUserReads = (userId: number): readonly ReadFilter[] => [
  readFilter('GET /global/users/{id}', { path: { id: userId } }),
];

export const manyUsersReads: readonly ReadFilter[] = [...usersReads, readFilter('GET /global/users/{id}')];

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

export const sendFlag = (client: AdminClient, userId: number, flag: UserFlag, isOn: boolean) =>
  call(client, flagCalls[flag], { body: { id: userId, value: isOn } });

/** @spec B §4 */
export type TrialStep = 'reset' | 'expire' | 'restart';

export const trialCalls = {
  reset: 'POST /trial/admin/reset',
  expire: 'POST /trial/admin/expire',
  restart: 'POST /trial/admin/restart',
} as const satisfies Record<TrialStep, Operation>;

export const sendTrialStep = (client: AdminClient, userId: number, step: TrialStep) =>
  call(client, trialCalls[step], { body: { id: userId } });

export function withFallbackFor404<T>(
  read: Read<T>,
  fallback: (signal: AbortSignal, notFound: ApiError) => Promise<T>,
): Read<T> {
  return {
    ...read,
    load: async (signal) => {
      try {
        return await read.load(signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && error.answeredJson) {
          return await fallback(signal, error);
        }
        throw error;
      }
    },
  };
}

export const firstReads: FirstReads = (client, _, { user }) => (user.isAdmin ? [usersQuery(client)] : []);
