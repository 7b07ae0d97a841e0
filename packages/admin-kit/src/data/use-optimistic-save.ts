import type { ApiError } from '@timemap/admin-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { reportErrorsOf } from '../context/report-errors.ts';
import { wasFoundBeforeWrite } from '../messages/failure-marks.ts';
import { findInCache } from './cached.ts';
import type { UnclearRun } from './lost-answer.ts';
import { operationOf } from './operation-of.ts';
import {
  type AddSave,
  applyPending,
  enqueue,
  type FormSave,
  type PendingSave,
  type SaveOutcome,
  seenBeside,
} from './pending-saves.ts';
import type { Identified, SaveDefinition } from './save-definition.ts';
import { type FailedSave, useFailedSaves } from './use-failed-saves.ts';
import { dataOf, type QueryState } from './use-read.ts';
import { loadWrites } from './writes.ts';

export type { FailedSave, SaveOutcome };

/** Nothing is sent before it is decided. */
export interface SaveConflict<Item, Change> {
  readonly theirs: Item;
  readonly change: Change;
  /** Those that both changed. */
  readonly fields: readonly (keyof Item)[];
  /** Saves all of the change or a part of it. null keeps theirs. */
  decide(change: Change | null): void;
  /** Gives the save up, for a form that keeps what was typed. */
  cancel(): void;
}

export interface AskedConflict<Item, Change> extends SaveConflict<Item, Change> {
  /** What the same form has saved, where someone else changed the item between two of its calls. */
  readonly saved: readonly Change[];
}

export interface FormEntry<Item, Change> {
  readonly change: Change;
  /** What the person saw. */
  readonly seen: Partial<Item>;
}

export interface OptimisticSave<Item, Change, Data> {
  readonly read: QueryState<Data>;
  /** Never rejects, and keeps its identity. @param seen what the person saw, by default the cached item */
  save(id: number, change: Change, seen?: Partial<Item>): Promise<SaveOutcome<Item>>;
  /** For a form with a call for each change. Nothing is sent before the conflicts of all of them are decided. */
  saveTogether(
    id: number,
    entries: readonly FormEntry<Item, Change>[],
  ): readonly Promise<SaveOutcome<Item>>[];
  isPending(id: number): boolean;
  /** At most one per control. Keeps its identity until one comes or goes. */
  failuresOf(id: number): readonly FailedSave<Change>[];
  readonly conflict: SaveConflict<Item, Change> | null;
  /** With those of the same form. `cancel` of one gives the whole form up, once all are decided. */
  readonly conflicts: readonly AskedConflict<Item, Change>[];
}

/** Sends one request at a time per item. The last of waiting changes wins. */
export function useOptimisticSave<
  Item extends Identified,
  Change,
  Data extends Item | readonly Item[] = readonly Item[],
>(read: QueryState<Data>, definition: SaveDefinition<Item, Change>): OptimisticSave<Item, Change, Data> {
  const kit = useAdminKit();
  // Stryker disable next-line ObjectLiteral: no save begins before the first effect
  const latest = useRef({ kit, definition });
  useEffect(() => {
    latest.current = { kit, definition };
  });
  const unclear = useRef(new Map<string, UnclearRun>());
  // Stryker disable next-line ArrowFunction,ObjectLiteral,StringLiteral: no save begins before the first effect
  const latestEnqueue = useRef<AddSave<Item, Change>>(async () => ({ status: 'not sent' }));
  const data = dataOf(read);
  const items = useMemo(() => data && ([data].flat() as readonly Item[]), [data]);
  const { failuresOf, mark, keepOnLeaving } = useFailedSaves(latest, definition, latestEnqueue, items);
  const queues = useRef(new Map<number, PendingSave<Item, Change>[]>());
  const [pending, setPending] = useState<ReadonlyMap<number, readonly Change[]>>(new Map());
  const [conflicts, setConflicts] = useState<readonly AskedConflict<Item, Change>[]>([]);
  const show = useCallback(() => {
    setPending(new Map([...queues.current].map(([id, queue]) => [id, queue.map(({ change }) => change)])));
  }, []);

  const unanswered = useRef<Set<(decision: null) => void> | null>(null);
  useEffect(() => {
    const questions = new Set<(decision: null) => void>();
    unanswered.current = questions;
    return () => {
      unanswered.current = null;
      for (const give of questions) give(null);
    };
  }, []);
  const sendFirst = useCallback(
    (queue: readonly PendingSave<Item, Change>[]) => {
      const [first] = queue as [PendingSave<Item, Change>];
      const { kit, definition } = latest.current;
      const fail = (item: Item, error: ApiError) => {
        const { seen, change, isUndo, settle } = first;
        mark(seen.id, change, { item: seen, error });
        settle({ status: 'failed', error });
        reportErrorsOf(() => definition.onFailure?.({ item, change, error }));
        // The read of the item reports a silent failure itself.
        const isConflict = wasFoundBeforeWrite(error) && error.status === 409;
        const isReported = definition.failsSilently && !isConflict;
        if (unanswered.current !== null || isUndo || isReported) return;
        const action = { name: definition.name, target: definition.target(item, change) };
        kit.notify({ type: 'failed', action, error, isUnseen: true });
      };
      const add = latestEnqueue.current;
      const questions = { unanswered, setConflicts };
      return loadWrites(kit, operationOf(definition, first.change)).then(
        ({ sendFirst }) => sendFirst(queue, { latest, unclear: unclear.current, questions, show, fail, add }),
        (error: ApiError) => fail(first.seen, error),
      );
    },
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [mark, show],
  );

  const drain = useCallback(
    async (id: number, queue: PendingSave<Item, Change>[]) => {
      const stopKeeping = keepOnLeaving(queues.current);
      while (queue.length > 0) {
        await sendFirst(queue);
        queue.shift();
        if (queue.length === 0) queues.current.delete(id);
        show();
      }
      stopKeeping();
    },
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [sendFirst, show, keepOnLeaving],
  );

  const save = useCallback<AddSave<Item, Change>>(
    (id, change, seen = {}, isUndo = false, form = undefined) =>
      new Promise((settle) => {
        const { kit, definition } = latest.current;
        const cached = findInCache<Item>(kit.queryClient, kit.client, definition.shownIn(id), id);
        if (cached === undefined) return settle({ status: 'not sent' });
        mark(id, change, null);
        const queue = queues.current.get(id);
        if (queue === undefined) {
          const first = [{ change, seen: { ...cached, ...seen }, isUndo, form, settle }];
          queues.current.set(id, first);
          void drain(id, first);
        } else {
          const seenNow = { ...cached, ...seenBeside(queue, definition.apply, cached, seen) };
          enqueue(queue, { change, seen: seenNow, isUndo, form, settle }, definition.merge ?? keepNewer);
        }
        show();
      }),
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [show, drain, mark],
  );
  useEffect(() => {
    latestEnqueue.current = save;
  });

  const { apply } = definition;
  const shown = useMemo(
    () => data && applyPending<Item, Change, Data>(data, pending, apply),
    [data, pending, apply],
  );
  return {
    read: shown ? ({ ...read, data: shown } as QueryState<Data>) : read,
    save,
    saveTogether: (id, entries) => {
      const form: FormSave<Change> = { sent: [] };
      return entries.map(({ change, seen }) => save(id, change, seen, false, form));
    },
    isPending: (id) => pending.has(id),
    failuresOf,
    conflict: conflicts[0] ?? null,
    conflicts: conflicts.filter(({ theirs }) => theirs === conflicts[0]?.theirs),
  };
}

const keepNewer = <Change>(_: Change, newer: Change): Change => newer;
