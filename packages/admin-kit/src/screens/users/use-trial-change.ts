import type { AdminUser } from '@timemap/admin-api';
import { type Action, useAction } from '../../data/use-action.ts';
import { changeTrial, oneUserReads, type TrialStep, usersReads } from './api.ts';

export interface TrialChange {
  readonly user: Pick<AdminUser, 'id' | 'username' | 'email'>;
  readonly step: TrialStep;
}

/** Resets, expires or restarts a trial, one step at a time for each user; the list is loaded again afterwards. @spec B §4 */
export function useTrialChange(): Action<TrialChange> {
  return useAction<TrialChange>({
    name: 'user.change-trial',
    operation: 'POST /trial/admin/reset',
    key: ({ user }) => String(user.id),
    target: ({ user, step }) => ({ kind: 'user', id: user.id, label: `${user.username}, ${step} trial` }),
    send: ({ client }, { user, step }) => changeTrial(client, user.id, step),
    invalidates: ({ user }) => [...usersReads, ...oneUserReads(user.id)],
  });
}
