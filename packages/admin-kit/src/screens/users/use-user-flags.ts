import type { AdminUser, ApiError } from '@timemap/admin-api';
import { useCallback, useEffect, useRef } from 'react';
import { useOptimisticSave } from '../../data/use-optimistic-save.ts';
import type { ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { flagCalls, oneUserReads, setFlag, type UserFlag, usersReads } from './api.ts';
import { usersMessages } from './messages.ts';

interface FlagChange {
  readonly flag: UserFlag;
  readonly isOn: boolean;
}

/** A flag that is as it was before, and why; without an error the host said no. */
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

/**
 * Switches that save on each change, one request at a time for each user. A flag that could not be saved is shown as it
 * was. @spec B §4, §8
 */
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
    // A hundred thousand users are not loaded again for one flag.
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
