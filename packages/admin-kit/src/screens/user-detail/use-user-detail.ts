import { type AdminUser, type ApiError, call } from '@timemap/admin-api';
import { useCallback, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { type AskedConflict, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import {
  type FlagFailure,
  nameOfUser,
  type TrialFailure,
  type TrialStep,
  type UserFlag,
  type UserFlags,
  useTrialChange,
  useUserFlags,
} from '../users/without-screen.ts';
import { type TextField, textCalls, userQuery, usersQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

export interface TextChange {
  readonly field: TextField;
  readonly value: string;
}

export interface TextEntry extends TextChange {
  /** The field's text when the person began to type. */
  readonly shown: string;
  /** The entry was saved, or given up for someone else's text. */
  onSettled(): void;
}

export interface TextsConflict {
  readonly theirs: AdminUser;
  /** Those that both changed. */
  readonly changes: readonly TextChange[];
  /** What the same Save has saved: someone else changed the user between its calls. */
  readonly saved: readonly TextField[];
  /** Saves these. Theirs are kept of the others in `changes`. */
  decide(own: ReadonlySet<TextField>): void;
  /** Sends no entry of the Save that is not sent yet. */
  cancel(): void;
}

/** The texts of a user. Before each call the user is read again. @operation POST /global/users/email, POST /global/users/display_name */
export interface UserTexts {
  /** Sends the call of each entry, in this order. Never rejects. */
  save(entries: readonly TextEntry[]): Promise<void>;
  failureOf(field: TextField): ApiError | null;
  /** Someone else saved other texts. No call is made before the person decides; `cancel` keeps the entries. */
  readonly conflict: TextsConflict | null;
}

export interface UserDetailState {
  /** The user, with pending flags applied. */
  readonly read: QueryState<AdminUser>;
  readonly texts: UserTexts;
  readonly actions: {
    setFlag(flag: UserFlag, isOn: boolean): void;
    /** @returns whether it succeeded */
    changeTrial(user: AdminUser, step: TrialStep): Promise<boolean>;
  };
  /** The last flag that was not saved, and why. */
  readonly flagFailure: FlagFailure | null;
  /** The failed save of each flag, until the flag is saved again. */
  readonly flagFailureOf: UserFlags<AdminUser>['failureOf'];
  /** The last step of the trial, if it failed. */
  readonly trialFailure: TrialFailure | null;
}

/** One user and the actions of a global admin on them. @spec B §2 */
export function useUserDetail(userId: number): UserDetailState {
  const { session } = useAdminKit();
  const loaded = useRead(session.user.isAdmin ? userQuery(userId) : null);
  const [flagFailure, setFlagFailure] = useState<FlagFailure | null>(null);
  const { read, setFlag, failureOf } = useUserFlags(loaded, setFlagFailure, useMessages(userDetailMessages));
  const { run: runTrial, trialFailureOf } = useTrialChange(userQuery);
  const texts = useUserTexts(loaded, userId);
  const user = read.status === 'ready' ? read.data : null;

  return {
    read,
    texts,
    actions: {
      setFlag: (flag, isOn) => {
        if (user) setFlag(user, flag, isOn);
      },
      changeTrial: useCallback(
        async (changed, step) => (await runTrial({ user: changed, step })).status === 'succeeded',
        [runTrial],
      ),
    },
    flagFailure,
    flagFailureOf: failureOf,
    trialFailure: trialFailureOf(userId),
  };
}

function useUserTexts(loaded: QueryState<AdminUser>, userId: number): UserTexts {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const saves = useOptimisticSave<AdminUser, TextChange, AdminUser>(loaded, {
    name: 'user.set-text',
    operation: ({ field }) => textCalls[field],
    target: (user, { field }) => ({
      kind: 'user',
      id: user.id,
      label: inList([words[field], user.username || String(user.id)]),
      part: field,
    }),
    shownIn: (id) => [userQuery(id), usersQuery],
    apply: (user, { field, value }) => ({ ...user, [field]: value }),
    // An Undo may take the place of a save that waits.
    merge: (older, newer) => (older.field === newer.field ? newer : null),
    check: { query: (_, id) => userQuery(id) },
    value: (user, { field }) => user[field],
    send: ({ client }, { id }, { field, value }) => call(client, textCalls[field], { body: { id, value } }),
    invalidates: (id) => [userQuery(id)],
    // The form keeps what was typed.
    keep: () => true,
    undo: {
      text: (user, { field }) => words.savedOf({ field: words[field], user: nameOfUser(user) }),
      change: (before, { field }) => ({ field, value: before[field] }),
    },
  });
  return {
    save: async (entries) => {
      const outcomes = saves.saveTogether(
        userId,
        entries.map(({ field, value, shown }) => ({ change: { field, value }, seen: { [field]: shown } })),
      );
      const settled = entries.map(async ({ onSettled }, index) => {
        const status = (await outcomes[index])?.status;
        if (status === 'saved' || status === 'theirs kept') onSettled();
      });
      await Promise.all(settled);
    },
    failureOf: (field) =>
      saves.failuresOf(userId).find(({ change }) => change.field === field)?.error ?? null,
    conflict: conflictOf(saves.conflicts),
  };
}

function conflictOf(conflicts: readonly AskedConflict<AdminUser, TextChange>[]): TextsConflict | null {
  const [first] = conflicts;
  if (first === undefined) return null;
  return {
    theirs: first.theirs,
    changes: conflicts.map(({ change }) => change),
    saved: first.saved.map(({ field }) => field),
    decide: (own) => {
      for (const { change, decide } of conflicts) decide(own.has(change.field) ? change : null);
    },
    cancel: () => {
      for (const { cancel } of conflicts) cancel();
    },
  };
}
