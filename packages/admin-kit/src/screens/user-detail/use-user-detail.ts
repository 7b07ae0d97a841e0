import type { AdminUser, ApiError } from '@timemap/admin-api';
import { useCallback, useState } from 'react';
import { type Action, useAction } from '../../data/use-action.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import {
  type FlagFailure,
  type TrialStep,
  type UserFlag,
  useTrialChange,
  useUserFlags,
} from '../users/index.ts';
import { setText, type TextField, userQuery, userReads } from './api.ts';
import { userDetailMessages } from './messages.ts';

export interface TextChange {
  readonly field: TextField;
  readonly value: string;
}

export interface UserDetailState {
  /** The user, with pending flags applied. */
  readonly read: ReadState<AdminUser>;
  readonly actions: {
    /** One at a time for each field. @operation POST /global/users/email, POST /global/users/display_name */
    readonly setText: Action<TextChange>;
    setFlag(flag: UserFlag, isOn: boolean): void;
    /** @returns whether it succeeded */
    changeTrial(user: AdminUser, step: TrialStep): Promise<boolean>;
  };
  /** The last flag that was not saved, and why. */
  readonly flagFailure: FlagFailure | null;
  /** Why the last change of the trial failed; `vetoed` if the host refused it. */
  readonly trialFailure: ApiError | 'vetoed' | null;
}

/** One user and the actions of a global admin on them. @spec B §2 */
export function useUserDetail(userId: number): UserDetailState {
  const { client, session } = useAdminKit();
  const words = useMessages(userDetailMessages);
  const loaded = useRead(session.user.isAdmin ? userQuery(client, userId) : null);
  const [flagFailure, setFlagFailure] = useState<FlagFailure | null>(null);
  const [trialFailure, setTrialFailure] = useState<ApiError | 'vetoed' | null>(null);
  const { read, set } = useUserFlags(loaded, setFlagFailure);
  const { run: runTrial } = useTrialChange();
  const user = read.status === 'ready' ? read.data : null;
  const name = user?.username || String(userId);
  const textAction = useAction<TextChange>({
    name: 'user.set-text',
    operation: 'POST /global/users/email',
    key: ({ field }) => field,
    target: ({ field }) => ({ kind: 'user', id: userId, label: `${words[field]}, ${name}` }),
    send: (kit, { field, value }) => setText(kit.client, userId, field, value),
    invalidates: () => userReads(userId),
  });

  return {
    read,
    actions: {
      setText: textAction,
      setFlag: (flag, isOn) => {
        if (user) set(user, flag, isOn);
      },
      changeTrial: useCallback(
        async (changed, step) => {
          setTrialFailure(null);
          const outcome = await runTrial({ user: changed, step });
          if (outcome.status === 'failed') setTrialFailure(outcome.error);
          if (outcome.status === 'vetoed') setTrialFailure('vetoed');
          return outcome.status === 'succeeded';
        },
        [runTrial],
      ),
    },
    flagFailure,
    trialFailure,
  };
}
