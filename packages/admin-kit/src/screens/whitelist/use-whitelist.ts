import type { ApiError } from '@timemap/admin-api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../../context/admin-kit-context.ts';
import { invalidate } from '../../data/invalidate.ts';
import { looksGone, looksLike } from '../../data/lost-answer.ts';
import { updateCache } from '../../data/update-cache.ts';
import { type ActionDefinition, type ActionOutcome, useAction } from '../../data/use-action.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { globalWhitelist, type WhitelistAdapter } from './api.ts';
import { whitelistMessages } from './messages.ts';
import { sortEntries } from './rules.ts';

/** An entry whose change failed. It may still have taken effect: `error.mayHaveBeenApplied`. */
export interface EntryFailure {
  readonly entry: string;
  readonly error: ApiError;
}

export interface AddEntries {
  readonly isBusy: boolean;
  isBusyWith(entry: string): boolean;
  /** How far a run is. null: none is pending. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** The entries of the last run whose addition failed. The others of the same run are on the whitelist. */
  readonly failures: readonly EntryFailure[];
  /**
   * Adds the entries one after the other, even after a failure, until the session ends. Returns the failures, or null if another run
   * is pending and nothing was sent. Added entries can be undone. An entry that someone else added first is not a failure.
   */
  run(entries: readonly string[]): Promise<readonly EntryFailure[] | null>;
  /** Tries a failed entry again, alone. Returns whether it is on the whitelist. */
  retry(entry: string): Promise<boolean>;
  dismissFailures(): void;
}

export interface RemoveEntry {
  isBusyWith(entry: string): boolean;
  /** The failed removals, each until its entry is removed again or until it is dismissed. */
  readonly failures: readonly EntryFailure[];
  /** Removes an entry. Several can go at the same time. Returns whether it is gone; that can be undone. */
  run(entry: string): Promise<boolean>;
  dismissFailure(entry: string): void;
}

export interface WhitelistState {
  /** Each entry once, with those of one domain next to each other. */
  readonly read: QueryState<readonly string[]>;
  readonly add: AddEntries;
  readonly remove: RemoveEntry;
}

/** One whitelist and its changes, without a view. @default the global one @spec B §2, §5 */
export function useWhitelist(adapter: WhitelistAdapter = globalWhitelist): WhitelistState {
  const { session } = useAdminKit();
  const loaded = useRead(session.user.isAdmin ? adapter.query : null);
  const calls = useEntryActions(adapter);
  const add = useAddEntries(calls);
  const remove = useRemoveEntry(calls);
  const data = loaded.status === 'ready' ? loaded.data : null;
  const entries = useMemo(() => data && sortEntries(data), [data]);
  return { read: loaded.status === 'ready' && entries ? { ...loaded, data: entries } : loaded, add, remove };
}

export const addition = (adapter: WhitelistAdapter): ActionDefinition<string> => ({
  name: 'whitelist.add',
  operation: adapter.addOperation,
  key: (entry) => entry,
  target: (entry) => ({ ...adapter.target, label: entry, part: entry }),
  send: async (kit, entry) => {
    await adapter.add(kit.client, entry);
    updateEntries(kit, adapter, (entries) => (entries.includes(entry) ? entries : [...entries, entry]));
  },
  look: (_, entry) => looksLike(adapter.query, { entry }),
  isDoneIfThere: true,
});

export const removal = (adapter: WhitelistAdapter): ActionDefinition<string> => ({
  name: 'whitelist.remove',
  operation: adapter.removeOperation,
  key: (entry) => entry,
  target: (entry) => ({ ...adapter.target, label: entry, part: entry }),
  send: async (kit, entry) => {
    await adapter.remove(kit.client, entry);
    updateEntries(kit, adapter, (entries) => entries.filter((other) => other !== entry));
  },
  look: (_, entry) => looksGone(adapter.query, { entry }),
});

const MAX_NAMED = 4;

type EntryActions = ReturnType<typeof useEntryActions>;

function useEntryActions(adapter: WhitelistAdapter) {
  const { client, queryClient, notify } = useAdminKit();
  const words = useMessages(whitelistMessages);
  const inList = useListText();
  const countOf = useCount();
  const format = useNumberFormat();
  const add = useAction<string>(addition(adapter));
  const remove = useAction<string>(removal(adapter));
  const { run: runAdd } = add;
  const { run: runRemove } = remove;

  const reload = useCallback(
    () => void invalidate(queryClient, client, [adapter.query]),
    [queryClient, client, adapter],
  );
  const offerUndo = useCallback(
    (change: 'add' | 'remove', entries: readonly string[]) => {
      const label = inList(entries.map((entry) => visibleText(entry)));
      const text =
        change === 'remove'
          ? words.announceRemoved({ entry: label })
          : entries.length > MAX_NAMED
            ? words.announceAddedMany(countOf(entries.length))
            : words.announceAdded({ entries: label });
      notify({
        type: 'done',
        action: {
          name: `whitelist.${change}`,
          target: { ...adapter.target, label, part: entries.join(', ') },
        },
        text,
        parts: entries.map((entry) => ({
          name: `whitelist.${change}`,
          target: { ...adapter.target, label: entry, part: entry },
        })),
        undo: async () => {
          const outcomes: ActionOutcome<void>[] = [];
          for (const entry of entries) outcomes.push(await (change === 'add' ? runRemove : runAdd)(entry));
          reload();
          const failed = outcomes.filter((outcome) => outcome.status === 'failed');
          const [first] = failed;
          if (first && failed.length < outcomes.length)
            return { done: outcomes.length - failed.length, left: failed.length, error: first.error };
          if (first) return first.error;
          return outcomes.every(({ status }) => status === 'succeeded' || status === 'already done')
            ? 'undone'
            : null;
        },
      });
    },
    [words, inList, countOf, notify, adapter, runAdd, runRemove, reload],
  );
  const sayListed = useCallback(
    (entries: readonly string[]) => {
      const named = entries.slice(0, MAX_NAMED).map((entry) => visibleText(entry));
      const count = entries.length - named.length;
      const rest = count > 0 ? [words.more({ count: format(count) })] : [];
      const text = [words.announceListed({ entries: inList(named) }), ...rest].join(' ');
      notify({ type: 'ended', tone: 'success', text });
    },
    [words, inList, format, notify],
  );
  return { add, remove, reload, offerUndo, sayListed };
}

function useAddEntries({ add, reload, offerUndo, sayListed }: EntryActions): AddEntries {
  const [failures, setFailures] = useState<readonly EntryFailure[]>([]);
  const [progress, setProgress] = useState<AddEntries['progress']>(null);
  // No call is pending between two entries of one run, but a second run must not begin.
  const isBusyNow = useRef(false);

  const addEach = async (entries: readonly string[]): Promise<readonly EntryFailure[] | null> => {
    isBusyNow.current = true;
    const added: string[] = [];
    const listed: string[] = [];
    const failed: EntryFailure[] = [];
    let wasIgnored = false;
    for (const [done, entry] of entries.entries()) {
      setProgress({ done, all: entries.length });
      const outcome = await add.run(entry);
      wasIgnored ||= outcome.status === 'ignored';
      if (outcome.status === 'succeeded') added.push(entry);
      if (outcome.status === 'already done') listed.push(entry);
      if (outcome.status === 'failed' || outcome.status === 'vetoed')
        failed.push({ entry, error: outcome.error });
      if (outcome.status === 'failed' && outcome.error.kind === 'session') break;
    }
    reload();
    if (listed.length > 0) sayListed(listed);
    if (added.length > 0) offerUndo('add', added);
    isBusyNow.current = false;
    setProgress(null);
    return wasIgnored ? null : failed;
  };

  return {
    isBusy: progress !== null,
    progress,
    isBusyWith: add.isBusyWith,
    failures,
    run: async (entries) => {
      if (isBusyNow.current) return null;
      setFailures([]);
      const failed = await addEach(entries);
      setFailures(failed ?? []);
      return failed;
    },
    retry: async (entry) => {
      if (isBusyNow.current) return false;
      const failed = await addEach([entry]);
      setFailures((known) =>
        known.flatMap((failure) => (failure.entry === entry && failed ? failed : [failure])),
      );
      return failed?.length === 0;
    },
    dismissFailures: () => setFailures([]),
  };
}

function useRemoveEntry({ remove, reload, offerUndo }: EntryActions): RemoveEntry {
  const [failures, setFailures] = useState<readonly EntryFailure[]>([]);
  const { run, isBusyWith } = remove;
  const dismissFailure = useCallback(
    (dismissed: string) => setFailures((all) => all.filter(({ entry }) => entry !== dismissed)),
    [],
  );
  return {
    isBusyWith,
    failures,
    run: useCallback(
      async (entry) => {
        dismissFailure(entry);
        const outcome = await run(entry);
        if (outcome.status === 'failed' || outcome.status === 'vetoed') {
          const { error } = outcome;
          setFailures((all) => [...all, { entry, error }]);
        }
        // After a refusal too, because someone else may have removed it.
        if (outcome.status === 'succeeded' || outcome.status === 'failed') reload();
        if (outcome.status === 'succeeded' && !outcome.wasGone) offerUndo('remove', [entry]);
        return outcome.status === 'succeeded';
      },
      [run, reload, offerUndo, dismissFailure],
    ),
    dismissFailure,
  };
}

function updateEntries(
  { client, queryClient }: AdminKit,
  adapter: WhitelistAdapter,
  change: (entries: string[]) => string[],
): void {
  updateCache<string[]>(queryClient, client, [adapter.query], change);
}
