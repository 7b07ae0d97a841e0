import type { AdminUser, ApiError } from '@timemap/admin-api';
import { useCallback, useEffect, useRef } from 'react';
import { refresh } from '../../data/query.ts';
import { useAction } from '../../data/use-action.ts';
import { overlay, useNewestIntents } from '../../data/use-newest-intents.ts';
import { useMessages } from '../../messages/messages.ts';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { oneUserReads, setFlag, type UserFlag, usersQuery, usersReads } from './api.ts';
import { usersMessages } from './messages.ts';

interface FlagChange {
  readonly user: Pick<AdminUser, 'id' | 'username'>;
  readonly flag: UserFlag;
  readonly isOn: boolean;
}

/** A flag that is as it was before, and why; without an error the host said no. */
export interface FlagFailure {
  readonly user: Pick<AdminUser, 'id' | 'username'>;
  readonly flag: UserFlag;
  readonly error: ApiError | null;
}

export interface UserFlags {
  /** The users with the flags that are on their way. Rows that are not keep their identity. */
  applyTo(users: readonly AdminUser[]): readonly AdminUser[];
  /** Shows the flag at once and saves it; what is wanted last wins. Keeps its identity. */
  set(user: AdminUser, flag: UserFlag, isOn: boolean): void;
}

/** Each flag has a call of its own, so of those that wait only the last one for a flag counts. */
const sameFlag = (older: FlagChange, newer: FlagChange) => (older.flag === newer.flag ? newer : null);

const applyFlag = (user: AdminUser, { flag, isOn }: FlagChange): AdminUser => ({ ...user, [flag]: isOn });

/**
 * Switches that save on each change: one request at a time for each user, so that answers never overtake each other. A
 * flag that could not be saved is shown as it was. @spec B §4, §8
 */
export function useUserFlags(onFailure: (failure: FlagFailure | null) => void): UserFlags {
  const kit = useAdminKit();
  const words = useMessages(usersMessages);
  const latest = useRef({ kit, onFailure });
  useEffect(() => {
    latest.current = { kit, onFailure };
  });
  const { run } = useAction<FlagChange>({
    name: 'user.set-flag',
    operation: 'POST /global/users/verified',
    key: ({ user }) => String(user.id),
    target: ({ user, flag }) => ({
      kind: 'user',
      id: user.id,
      label: words.flagOf({ flag: words[flag], user: user.username || String(user.id) }),
    }),
    send: async (current, { user, flag, isOn }) => {
      await setFlag(current.client, user.id, flag, isOn);
      keepFlag(current, user.id, flag, isOn);
    },
    makesStale: ({ user }) => oneUserReads(user.id),
  });

  const save = async (_: number, change: FlagChange) => {
    const outcome = await run(change);
    const { kit: current, onFailure: tell } = latest.current;
    if (outcome.status === 'vetoed') tell({ ...change, error: null });
    if (outcome.status === 'failed') {
      tell({ ...change, error: outcome.error });
      if (outcome.error.mayHaveBeenApplied) void refresh(current.queryClient, current.client, usersReads);
    }
  };
  const { wanted, want } = useNewestIntents<FlagChange>({ save, combine: sameFlag });

  const set = useCallback(
    (user: AdminUser, flag: UserFlag, isOn: boolean) => {
      latest.current.onFailure(null);
      want(user.id, { user, flag, isOn });
    },
    [want],
  );
  const applyTo = useCallback((users: readonly AdminUser[]) => overlay(users, wanted, applyFlag), [wanted]);
  return { applyTo, set };
}

/** Confirmed is confirmed, in the list as well; loading a hundred thousand users again for one flag would take seconds. */
function keepFlag({ client, queryClient }: AdminKit, userId: number, flag: UserFlag, isOn: boolean) {
  const { queryKey } = usersQuery(client);
  queryClient.setQueryData<AdminUser[]>(queryKey, (users) =>
    users?.map((user) => (user.id === userId ? { ...user, [flag]: isOn } : user)),
  );
  // A list that was asked for before may not know it yet.
  if (queryClient.isFetching({ queryKey }) > 0) void refresh(queryClient, client, usersReads);
}
