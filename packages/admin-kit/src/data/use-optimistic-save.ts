import { ApiError } from '@timemap/admin-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changedBeforeWrite, saysOutOfDate, wasFoundBeforeWrite } from '../messages/error-text.ts';
import { type AdminKit, useAdminKit } from '../provider/admin-kit-context.ts';
import type { UndoOutcome } from '../provider/notices.tsx';
import { reportErrorsOf } from '../provider/report-errors.ts';
import {
  type AddSave,
  applyPending,
  enqueue,
  hasSameFields,
  offerUndo,
  overwritesField,
  type PendingSave,
  seenBeside,
  showTheirs,
} from './pending-saves.ts';
import { findInCache, invalidate, isLoadingInCache, type ReadFilter, updateInCache } from './query.ts';
import {
  fetchLatest,
  type Identified,
  lookOf,
  type SaveDefinition,
  type SaveInput,
  saveAction,
} from './save-definition.ts';
import { invalidateAndWait, operationOf, useAction } from './use-action.ts';
import { type FailedSave, useFailedSaves } from './use-failed-saves.ts';
import { dataOf, type ReadState } from './use-read.ts';

export type { FailedSave };

/** Nothing is sent before `decide` is called. */
export interface SaveConflict<Item, Change> {
  readonly theirs: Item;
  readonly change: Change;
  decide(decision: 'overwrite' | 'keep theirs'): void;
}

export interface OptimisticSave<Item, Change, Data> {
  readonly read: ReadState<Data>;
  /** `seen`: what the person saw, by default the cached item. Keeps its identity. */
  save(id: number, change: Change, seen?: Partial<Item>): void;
  isPending(id: number): boolean;
  /** At most one per control. Keeps its identity until one comes or goes. */
  failuresOf(id: number): readonly FailedSave<Change>[];
  readonly conflict: SaveConflict<Item, Change> | null;
}

/** Sends one request at a time per item. The last of waiting changes wins. */
export function useOptimisticSave<
  Item extends Identified,
  Change,
  Data extends Item | readonly Item[] = readonly Item[],
>(read: ReadState<Data>, definition: SaveDefinition<Item, Change>): OptimisticSave<Item, Change, Data> {
  const kit = useAdminKit();
  // Stryker disable next-line ObjectLiteral: no save begins before the first effect
  const latest = useRef({ kit, definition });
  useEffect(() => {
    latest.current = { kit, definition };
  });
  const { run } = useAction<SaveInput<Item, Change>>({
    ...saveAction(definition),
    send: async (current, { item, change }) => {
      await definition.send(current, definition.apply(item, change), change);
      confirmInCache(current, definition, item.id, change);
    },
    look: (current, input) => {
      const look = lookOf(current, definition, input);
      const onMade = () => confirmInCache(current, definition, input.item.id, input.change);
      return look && { ...look, onMade };
    },
  });

  const latestEnqueue = useRef<AddSave<Change>>(() => {});
  const data = dataOf(read);
  const items = useMemo(() => data && ([data].flat() as readonly Item[]), [data]);
  const { failuresOf, mark, keepOnLeaving } = useFailedSaves(latest, definition, latestEnqueue, items);
  const queues = useRef(new Map<number, PendingSave<Item, Change>[]>());
  const [pending, setPending] = useState<ReadonlyMap<number, readonly Change[]>>(new Map());
  const [conflicts, setConflicts] = useState<readonly SaveConflict<Item, Change>[]>([]);
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
  const askAboutConflict = useCallback((theirs: Item, change: Change) => {
    return new Promise<'overwrite' | 'keep theirs' | null>((resolve) => {
      if (unanswered.current === null) return resolve(null);
      const conflict: SaveConflict<Item, Change> = {
        theirs,
        change,
        decide: (decision) => {
          unanswered.current?.delete(resolve);
          setConflicts((others) => others.filter((other) => other !== conflict));
          resolve(decision);
        },
      };
      unanswered.current.add(resolve);
      setConflicts((others) => [...others, conflict]);
    });
  }, []);

  const sendFirst = useCallback(
    async (queue: readonly PendingSave<Item, Change>[]) => {
      const [first] = queue as [PendingSave<Item, Change>];
      const { change, seen } = first;
      const { kit, definition } = latest.current;
      const { apply, check, shownIn, onSaved } = definition;
      const fail = (item: Item, error: ApiError) => {
        mark(seen.id, change, { item: seen, error });
        first.onUndone?.(error.kind === 'vetoed' ? null : error);
        reportErrorsOf(() => definition.onFailure?.({ item, change, error }));
        // The read of the item reports a silent failure itself.
        const isConflict = wasFoundBeforeWrite(error) && error.status === 409;
        const isReported = definition.failsSilently && !isConflict;
        if (unanswered.current !== null || first.onUndone || isReported) return;
        const action = { name: definition.name, target: definition.target(item, change) };
        kit.notify({ type: 'failed', action, error, isUnseen: true });
      };
      const reads = shownIn(seen.id);
      let confirmed = findInCache<Item>(kit.queryClient, kit.client, reads, seen.id) ?? seen;
      let failure: ApiError | null = null;
      let wasRun = false;
      try {
        if (check) {
          for (;;) {
            const reporting = first.onUndone ? { ...definition, failsSilently: false } : definition;
            const theirs = await fetchLatest(kit, reporting, check.read(kit, seen.id), seen, change);
            updateInCache<Item>(kit.queryClient, kit.client, reads, seen.id, () => theirs);
            confirmed = theirs;
            const overwrites = check.overwrites ?? ((a, b, c) => overwritesField(apply, a, b, c));
            if (!overwrites(first.seen, theirs, change)) break;
            const decision = await askAboutConflict(theirs, change);
            if (decision === null) {
              throw changedBeforeWrite(operationOf(definition, change));
            }
            showTheirs(queue, apply, theirs, change);
            if (decision === 'keep theirs') return first.onUndone?.(null);
          }
        }
        if (definition.canSave?.(confirmed) === false) return first.onUndone?.(null);
        if (!hasSameFields(apply(confirmed, change), confirmed)) {
          wasRun = true;
          const outcome = await run({ item: confirmed, change });
          if (outcome.status === 'failed' || outcome.status === 'vetoed') throw outcome.error;
          if (first.onUndone) first.onUndone('undone');
          else offerUndo(kit, definition, confirmed, change, latestEnqueue.current);
        } else if (first.onUndone) {
          first.onUndone('undone');
        } else if (check?.alreadyText && !hasSameFields(apply(first.seen, change), first.seen)) {
          kit.notify({ type: 'ended', tone: 'success', text: check.alreadyText(confirmed, change) });
        }
        for (const next of queue) next.seen = apply(next.seen, change);
        reportErrorsOf(() => onSaved?.(confirmed, change));
      } catch (error) {
        failure =
          error instanceof ApiError
            ? error
            : new ApiError('shape', operationOf(definition, change), { cause: error, wasSent: false });
      }
      if (failure === null) return;
      fail(confirmed, failure);
      // The action has read these again. A check that failed before it has not.
      const readAgain = wasRun ? definition.invalidates?.(seen.id) : null;
      // Stryker disable next-line ArrayDeclaration: no read is without an operation
      const others = without(reads, readAgain ?? []);
      if (failure.mayHaveBeenApplied) await invalidateAndWait(kit, others);
      else if (saysOutOfDate(failure)) void invalidateAndWait(kit, others);
    },
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [run, askAboutConflict, mark],
  );

  const drain = useCallback(
    async (id: number, queue: PendingSave<Item, Change>[]) => {
      const stopKeeping = keepOnLeaving(queue);
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

  const enqueueSave = useCallback(
    (id: number, change: Change, onUndone?: (outcome: UndoOutcome) => void, seen?: Partial<Item>) => {
      const { kit, definition } = latest.current;
      const cached = findInCache<Item>(kit.queryClient, kit.client, definition.shownIn(id), id);
      if (cached === undefined) return onUndone?.(null);
      mark(id, change, null);
      const queue = queues.current.get(id);
      if (queue === undefined) {
        const first = [{ change, seen: { ...cached, ...seen }, onUndone }];
        queues.current.set(id, first);
        void drain(id, first);
      } else {
        const seenNow = { ...cached, ...seenBeside(queue, definition.apply, cached, seen ?? {}) };
        enqueue(queue, { change, seen: seenNow, onUndone }, definition.merge ?? keepNewer);
      }
      show();
    },
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [show, drain, mark],
  );
  useEffect(() => {
    latestEnqueue.current = enqueueSave;
  }, [enqueueSave]);
  const save = useCallback(
    (id: number, change: Change, seen?: Partial<Item>) => enqueueSave(id, change, undefined, seen),
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [enqueueSave],
  );

  const { apply } = definition;
  const shown = useMemo(
    () => data && applyPending<Item, Change, Data>(data, pending, apply),
    [data, pending, apply],
  );
  return {
    read: shown ? ({ ...read, data: shown } as ReadState<Data>) : read,
    save,
    isPending: (id) => pending.has(id),
    failuresOf,
    conflict: conflicts[0] ?? null,
  };
}

/** A list requested before the change may lack it. */
function confirmInCache<Item extends Identified, Change>(
  kit: AdminKit,
  { shownIn, apply, invalidates }: SaveDefinition<Item, Change>,
  id: number,
  change: Change,
): void {
  const reads = shownIn(id);
  updateInCache<Item>(kit.queryClient, kit.client, reads, id, (item) => apply(item, change));
  // Stryker disable next-line ArrayDeclaration: no read is without an operation
  const loading = without(reads, invalidates?.(id) ?? []).filter((held) =>
    isLoadingInCache(kit.queryClient, kit.client, held),
  );
  void invalidate(kit.queryClient, kit.client, loading);
}

const keepNewer = <Change>(_: Change, newer: Change): Change => newer;

function without(reads: readonly ReadFilter[], others: readonly ReadFilter[]): readonly ReadFilter[] {
  const keyOf = ({ operation, input }: ReadFilter) => JSON.stringify([operation, input]);
  const keys = new Set(others.map(keyOf));
  return reads.filter((read) => !keys.has(keyOf(read)));
}
