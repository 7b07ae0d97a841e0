import { type AdminClient, type AdminUser, call, type Operation, readAdminUsers } from '@timemap/admin-api';
import type { FirstReads } from '../../data/prefetched.ts';
import { queryRows, type ReadFilter, readFilter } from '../../data/query.ts';

export const usersQuery = (client: AdminClient) => queryRows(client, 'GET /global/users', {}, readAdminUsers);

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

export const firstReads: FirstReads = (client, _, { user }) => (user.isAdmin ? [usersQuery(client)] : []);
