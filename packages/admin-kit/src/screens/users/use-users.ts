import type { AdminUser, ApiError } from '@timemap/admin-api';
import { useCallback, useState } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { type TrialStep, type UserFlag, usersQuery } from './api.ts';
import { useTrialChange } from './use-trial-change.ts';
import { useUserFlags } from './use-user-flags.ts';

/** What could not be changed, of whom, and why; without an error the host said no. */
export interface UserFailure {
  readonly user: Pick<AdminUser, 'id' | 'username'>;
  readonly change: UserFlag | 'trial';
  readonly error: ApiError | null;
}

export interface UsersState {
  /** The load; its users carry their pending flags. */
  readonly read: ReadState<readonly AdminUser[]>;
  readonly failure: UserFailure | null;
  dismissFailure(): void;
  /** Saves at once and shows it at once. @spec B §4 */
  setFlag(user: AdminUser, flag: UserFlag, isOn: boolean): void;
  /** Answers whether it succeeded, once the list has been loaded again. */
  changeTrial(user: AdminUser, step: TrialStep): Promise<boolean>;
}

/** All users and what a global admin does with one in the table, without any view. @spec B §2 */
export function useUsers(): UsersState {
  const { client, session } = useAdminKit();
  const loaded = useRead(session.user.isAdmin ? usersQuery(client) : null);
  const [failure, setFailure] = useState<UserFailure | null>(null);
  const { read, set } = useUserFlags(
    loaded,
    useCallback((failed) => setFailure(failed && { ...failed, change: failed.flag }), []),
  );
  const { run } = useTrialChange();

  const changeTrial = useCallback(
    async (user: AdminUser, step: TrialStep) => {
      setFailure(null);
      const outcome = await run({ user, step });
      if (outcome.status === 'failed') setFailure({ user, change: 'trial', error: outcome.error });
      if (outcome.status === 'vetoed') setFailure({ user, change: 'trial', error: null });
      return outcome.status === 'succeeded';
    },
    [run],
  );
  return {
    read,
    failure,
    dismissFailure: useCallback(() => setFailure(null), []),
    setFlag: set,
    changeTrial,
  };
}
