import type { AdminUser, ApiError } from '@timemap/admin-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Action, useAction } from '../../data/use-action.ts';
import { useOptimisticSave } from '../../data/use-optimistic-save.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import {
  flagCalls,
  oneUserReads,
  changeTrial as sendTrialChange,
  setFlag,
  type TrialStep,
  type UserFlag,
  usersQuery,
  usersReads,
} from './api.ts';
import { usersMessages } from './messages.ts';

/** A change that failed. `error` is null if the host refused it. */
export interface UserFailure {
  readonly user: Pick<AdminUser, 'id' | 'username'>;
  readonly change: UserFlag | 'trial';
  readonly error: ApiError | null;
}

export interface UsersState {
  /** The users, with pending flags applied. */
  readonly read: ReadState<readonly AdminUser[]>;
  readonly failure: UserFailure | null;
  dismissFailure(): void;
  /** Shows the flag and saves it. @spec B §4 */
  setFlag(user: AdminUser, flag: UserFlag, isOn: boolean): void;
  /** @returns whether it succeeded, after the list has been loaded again */
  changeTrial(user: AdminUser, step: TrialStep): Promise<boolean>;
}

/** All users and the actions of a global admin in the table. @spec B §2 */
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

interface FlagChange {
  readonly flag: UserFlag;
  readonly isOn: boolean;
}

/** A flag that was not saved. `error` is null if the host refused it. */
export interface FlagFailure {
  readonly user: Pick<AdminUser, 'id' | 'username'>;
  readonly flag: UserFlag;
  readonly error: ApiError | null;
}

export interface UserFlags<Data> {
  /** The users with pending flags. Rows without one keep their identity. */
  readonly read: ReadState<Data>;
  /** Shows the flag and saves it; the last one wins. Keeps its identity. */
  set(user: AdminUser, flag: UserFlag, isOn: boolean): void;
}

const applyFlag = (user: AdminUser, { flag, isOn }: FlagChange): AdminUser => ({ ...user, [flag]: isOn });

/** Flags that save on each change, one request at a time for each user. A failed change is undone. @spec B §4, §8 */
export function useUserFlags<Data extends AdminUser | readonly AdminUser[]>(
  loaded: ReadState<Data>,
  onFailure: (failure: FlagFailure | null) => void,
): UserFlags<Data> {
  const words = useMessages(usersMessages);
  const { read, save } = useOptimisticSave<AdminUser, FlagChange, Data>(loaded, {
    name: 'user.set-flag',
    operation: ({ flag }) => flagCalls[flag],
    target: (user, { flag }) => ({
      kind: 'user',
      id: user.id,
      label: words.flagOf({ flag: words[flag], user: user.username || String(user.id) }),
    }),
    // The list of users is not loaded again: it can have a hundred thousand rows.
    shownIn: (id) => [...oneUserReads(id), ...usersReads],
    apply: applyFlag,
    merge: (older, newer) => (older.flag === newer.flag ? newer : null),
    send: ({ client }, { id }, { flag, isOn }) => setFlag(client, id, flag, isOn),
    invalidates: oneUserReads,
    onFailure: ({ item, change: { flag }, error }) => onFailure({ user: item, flag, error }),
  });
  const latestFailure = useRef(onFailure);
  useEffect(() => {
    latestFailure.current = onFailure;
  });
  const set = useCallback(
    ({ id }: AdminUser, flag: UserFlag, isOn: boolean) => {
      latestFailure.current(null);
      save(id, { flag, isOn });
    },
    [save],
  );
  return { read, set };
}

export interface TrialChange {
  readonly user: Pick<AdminUser, 'id' | 'username' | 'email'>;
  readonly step: TrialStep;
}

/** Resets, expires or restarts a trial, one step at a time for each user. The list loads again afterwards. @spec B §4 */
export function useTrialChange(): Action<TrialChange> {
  return useAction<TrialChange>({
    name: 'user.change-trial',
    operation: 'POST /trial/admin/reset',
    key: ({ user }) => String(user.id),
    target: ({ user, step }) => ({ kind: 'user', id: user.id, label: `${user.username}, ${step} trial` }),
    send: ({ client }, { user, step }) => sendTrialChange(client, user.id, step),
    invalidates: ({ user }) => [...usersReads, ...oneUserReads(user.id)],
  });
}
