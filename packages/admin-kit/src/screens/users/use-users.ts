import { type AdminUser, type ApiError, call } from '@timemap/admin-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { looksLike } from '../../data/lost-answer.ts';
import type { Query } from '../../data/query.ts';
import type { SaveDefinition } from '../../data/save-definition.ts';
import { type Action, type ActionDefinition, useAction } from '../../data/use-action.ts';
import { type FailedSave, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { flagCalls, type TrialStep, trialCalls, type UserFlag, userQuery, usersQuery } from './api.ts';
import { usersMessages } from './messages.ts';
import { nameOfUser, stepToUndo } from './rules.ts';

/** A change that failed. */
export interface UserFailure {
  readonly user: Pick<AdminUser, 'id' | 'username' | 'email'>;
  readonly change: UserFlag | 'trial';
  readonly error: ApiError;
}

export interface UsersState {
  /** The users, with pending flags applied. */
  readonly read: QueryState<readonly AdminUser[]>;
  /** The latest failed change, until it is dismissed or another change is made. */
  readonly failure: UserFailure | null;
  dismissFailure(): void;
  /** The failed changes of each user, until they are made again. */
  readonly failures: UserFailures;
  /** Shows the flag and saves it. @spec B §4 */
  setFlag(user: AdminUser, flag: UserFlag, isOn: boolean): void;
  /** @returns whether it succeeded, after the list has been loaded again */
  changeTrial(user: AdminUser, step: TrialStep): Promise<boolean>;
}

export interface UserFailures {
  ofFlag(userId: number, flag: UserFlag): FailedSave<FlagChange> | null;
  ofTrial(userId: number): TrialFailure | null;
}

export interface TrialFailure {
  readonly step: TrialStep;
  readonly error: ApiError;
}

/** All users and the actions of a global admin in the table. @spec B §2 */
export function useUsers(): UsersState {
  const { session } = useAdminKit();
  const loaded = useRead(session.user.isAdmin ? usersQuery : null);
  const [failure, setFailure] = useState<UserFailure | null>(null);
  const { read, setFlag, failureOf } = useUserFlags(
    loaded,
    useCallback((failed) => setFailure(failed && { ...failed, change: failed.flag }), []),
  );
  const { run, trialFailureOf } = useTrialChange();
  const failures = useMemo(
    () => ({ ofFlag: failureOf, ofTrial: trialFailureOf }),
    [failureOf, trialFailureOf],
  );

  const changeTrial = useCallback(
    async (user: AdminUser, step: TrialStep) => {
      setFailure(null);
      const outcome = await run({ user, step });
      if (outcome.status === 'failed' || outcome.status === 'vetoed')
        setFailure({ user, change: 'trial', error: outcome.error });
      return outcome.status === 'succeeded';
    },
    [run],
  );
  return {
    read,
    failure,
    dismissFailure: useCallback(() => setFailure(null), []),
    failures,
    setFlag,
    changeTrial,
  };
}

export interface FlagChange {
  readonly flag: UserFlag;
  readonly isOn: boolean;
}

/** A flag that was not saved. */
export interface FlagFailure {
  readonly user: Pick<AdminUser, 'id' | 'username' | 'email'>;
  readonly flag: UserFlag;
  readonly error: ApiError;
}

export interface UserFlags<Data> {
  /** The users with pending flags. Rows without one keep their identity. */
  readonly read: QueryState<Data>;
  /** Shows the flag and saves it; the last one wins. Keeps its identity. */
  setFlag(user: AdminUser, flag: UserFlag, isOn: boolean): void;
  /** The failed save of a flag, until the flag is saved again. */
  failureOf(userId: number, flag: UserFlag): FailedSave<FlagChange> | null;
}

const applyFlag = (user: AdminUser, { flag, isOn }: FlagChange): AdminUser => ({ ...user, [flag]: isOn });

type UserWords = typeof usersMessages.defaults;

export const flagSave = (words: UserWords, ownId: number): SaveDefinition<AdminUser, FlagChange> => ({
  name: 'user.set-flag',
  operation: ({ flag }) => flagCalls[flag],
  target: (user, { flag }) => ({
    kind: 'user',
    id: user.id,
    label: words.changeOf({ change: words[flag], user: nameOfUser(user) }),
    part: flag,
  }),
  // A saved flag is changed in the loaded list, which can have a hundred thousand rows.
  shownIn: (id) => [userQuery(id), usersQuery],
  apply: applyFlag,
  value: (user, { flag }) => user[flag],
  merge: (older, newer) => (older.flag === newer.flag ? newer : null),
  send: ({ client }, { id }, { flag, isOn }) => call(client, flagCalls[flag], { body: { id, value: isOn } }),
  invalidates: (id) => [userQuery(id)],
  check: {
    query: (_, id) => userQuery(id),
    alreadyText: (user, { flag, isOn }) =>
      words[isOn ? 'flagWasOn' : 'flagWasOff']({ flag: words[flag], user: nameOfUser(user) }),
  },
  undo: {
    text: (user, { flag, isOn }) =>
      words[isOn ? 'flagIsOn' : 'flagIsOff']({ flag: words[flag], user: nameOfUser(user) }),
    // People who take the permission from themselves cannot undo it.
    change: ({ id }, { flag, isOn }) =>
      flag === 'isGlobalAdmin' && id === ownId ? null : { flag, isOn: !isOn },
  },
});

/**
 * Saves one request at a time for each user, who is read before each. Nothing is sent if the flag has the value already.
 * @param names the labels of the boxes. @default those of the table
 * @spec B §4, §8
 */
export function useUserFlags<Data extends AdminUser | readonly AdminUser[]>(
  loaded: QueryState<Data>,
  onFailure: (failure: FlagFailure | null) => void,
  names?: Readonly<Record<UserFlag, string>>,
): UserFlags<Data> {
  const words = { ...useMessages(usersMessages), ...names };
  const { session } = useAdminKit();
  const { read, save, failuresOf } = useOptimisticSave<AdminUser, FlagChange, Data>(loaded, {
    ...flagSave(words, session.user.id),
    onFailure: ({ item, change: { flag }, error }) => onFailure({ user: item, flag, error }),
  });
  const latestFailure = useRef(onFailure);
  useEffect(() => {
    latestFailure.current = onFailure;
  });
  const setFlag = useCallback(
    ({ id }: AdminUser, flag: UserFlag, isOn: boolean) => {
      latestFailure.current(null);
      save(id, { flag, isOn });
    },
    [save],
  );
  const failureOf = useCallback(
    (userId: number, flag: UserFlag) => failuresOf(userId).find(({ change }) => change.flag === flag) ?? null,
    [failuresOf],
  );
  return { read, setFlag, failureOf };
}

export interface TrialChange {
  readonly user: Pick<AdminUser, 'id' | 'username' | 'email' | 'trialExpiresAt'>;
  readonly step: TrialStep;
}

export interface TrialAction extends Action<TrialChange> {
  /** The step of this user that failed, until the next step. */
  trialFailureOf(userId: number): TrialFailure | null;
}

type UserQuery = (userId: number) => Query<AdminUser>;

export const trialAction = (words: UserWords, queryUser?: UserQuery): ActionDefinition<TrialChange> => ({
  name: 'user.change-trial',
  operation: ({ step }) => trialCalls[step],
  key: ({ user }) => String(user.id),
  target: ({ user, step }) => ({
    kind: 'user',
    id: user.id,
    label: words.changeOf({ change: words[step], user: nameOfUser(user) }),
  }),
  send: ({ client }, { user: { id }, step }) => call(client, trialCalls[step], { body: { id } }),
  invalidates: ({ user }) => [usersQuery, userQuery(user.id)],
  look: (_, { user: { id, trialExpiresAt }, step }) => {
    const read = queryUser ? queryUser(id) : usersQuery;
    const isMoved = (now: number | null) => now !== null && now !== trialExpiresAt;
    return looksLike(read, { id, trialExpiresAt: step === 'reset' ? null : isMoved });
  },
  undo: {
    text: ({ user, step }) =>
      (step === 'expire' ? words.announceExpire : words.announceRestart)({ user: nameOfUser(user) }),
    input: ({ user, step }) => {
      const inverse = stepToUndo(user, step);
      return inverse && { user, step: inverse };
    },
  },
});

/**
 * Resets, expires or restarts a trial, one step at a time for each user.
 * @param queryUser reads a single user, after a lost answer
 * @spec B §4
 */
export function useTrialChange(queryUser?: UserQuery): TrialAction {
  const words = useMessages(usersMessages);
  const action = useAction<TrialChange>(trialAction(words, queryUser));
  const { failureOf } = action;
  const trialFailureOf = useCallback(
    (userId: number) => {
      const failed = failureOf(String(userId));
      return failed && { step: failed.input.step, error: failed.error };
    },
    [failureOf],
  );
  return { ...action, trialFailureOf };
}
