import { ApiError } from '@timemap/admin-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import { reportErrorsOf } from '../context/report-errors.ts';
import { changedBeforeWrite, saysOutOfDate, wasFoundBeforeWrite } from '../messages/error-text.ts';
import {
  type AddSave,
  applyPending,
  enqueue,
  hasSameFields,
  offerUndo,
  overwrittenFields,
  type PendingSave,
  type SaveOutcome,
  seenBeside,
  showTheirs,
} from './pending-saves.ts';
import { type CacheKey, findInCache, invalidate, isLoadingInCache, updateInCache } from './query.ts';
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
import { dataOf, type QueryState } from './use-read.ts';

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

/** What to save, or what becomes of the save without it. null: nobody is there to decide. */
type Decision<Change> = { readonly change: Change } | 'theirs kept' | 'not sent' | null;

export interface OptimisticSave<Item, Change, Data> {
  readonly read: QueryState<Data>;
  /** Never rejects, and keeps its identity. @param seen what the person saw, by default the cached item */
  save(id: number, change: Change, seen?: Partial<Item>): Promise<SaveOutcome<Item>>;
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
>(read: QueryState<Data>, definition: SaveDefinition<Item, Change>): OptimisticSave<Item, Change, Data> {
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

  const latestEnqueue = useRef<AddSave<Item, Change>>(async () => ({ status: 'not sent' }));
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
  const askAboutConflict = useCallback((theirs: Item, change: Change, fields: readonly (keyof Item)[]) => {
    return new Promise<Decision<Change>>((resolve) => {
      if (unanswered.current === null) return resolve(null);
      const end = (decision: Decision<Change>) => {
        unanswered.current?.delete(resolve);
        setConflicts((others) => others.filter((other) => other !== conflict));
        resolve(decision);
      };
      const conflict: SaveConflict<Item, Change> = {
        theirs,
        change,
        fields,
        decide: (decided) => end(decided === null ? 'theirs kept' : { change: decided }),
        cancel: () => end('not sent'),
      };
      unanswered.current.add(resolve);
      setConflicts((others) => [...others, conflict]);
    });
  }, []);

  const sendFirst = useCallback(
    async (queue: readonly PendingSave<Item, Change>[]) => {
      const [first] = queue as [PendingSave<Item, Change>];
      const { seen, isUndo, settle } = first;
      const { kit, definition } = latest.current;
      const { apply, check, shownIn, onSaved } = definition;
      const fail = (item: Item, error: ApiError) => {
        const { change } = first;
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
      const reads = shownIn(seen.id);
      let confirmed = findInCache<Item>(kit.queryClient, kit.client, reads, seen.id) ?? seen;
      let failure: ApiError | null = null;
      let wasRun = false;
      try {
        if (check) {
          for (;;) {
            const reporting = isUndo ? { ...definition, failsSilently: false } : definition;
            const read = check.query(kit, seen.id);
            const theirs = await fetchLatest(kit, reporting, read, seen, first.change);
            updateInCache<Item>(kit.queryClient, kit.client, reads, seen.id, () => theirs);
            confirmed = theirs;
            const fields = overwrittenFields(apply, first.seen, theirs, first.change);
            if (!(check.overwrites?.(first.seen, theirs, first.change) ?? fields.length > 0)) break;
            const decision = await askAboutConflict(theirs, first.change, fields);
            if (decision === null) {
              throw changedBeforeWrite(operationOf(definition, first.change));
            }
            showTheirs(queue, apply, theirs, first.change);
            if (typeof decision === 'string') return settle({ status: decision });
            first.change = decision.change;
            show();
          }
        }
        const { change } = first;
        if (definition.canSave?.(confirmed) === false) return settle({ status: 'not sent' });
        if (!hasSameFields(apply(confirmed, change), confirmed)) {
          wasRun = true;
          const outcome = await run({ item: confirmed, change });
          if (outcome.status === 'failed' || outcome.status === 'vetoed') throw outcome.error;
          if (!isUndo) offerUndo(kit, definition, confirmed, change, latestEnqueue.current);
        } else if (!isUndo && check?.alreadyText && !hasSameFields(apply(first.seen, change), first.seen)) {
          kit.notify({ type: 'ended', tone: 'success', text: check.alreadyText(confirmed, change) });
        }
        for (const next of queue) next.seen = apply(next.seen, change);
        settle({ status: 'saved', before: confirmed });
        reportErrorsOf(() => onSaved?.(confirmed, change));
      } catch (error) {
        failure =
          error instanceof ApiError
            ? error
            : new ApiError('shape', operationOf(definition, first.change), { cause: error, wasSent: false });
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
    [run, askAboutConflict, mark, show],
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

  const save = useCallback<AddSave<Item, Change>>(
    (id, change, seen = {}, isUndo = false) =>
      new Promise((settle) => {
        const { kit, definition } = latest.current;
        const cached = findInCache<Item>(kit.queryClient, kit.client, definition.shownIn(id), id);
        if (cached === undefined) return settle({ status: 'not sent' });
        mark(id, change, null);
        const queue = queues.current.get(id);
        if (queue === undefined) {
          const first = [{ change, seen: { ...cached, ...seen }, isUndo, settle }];
          queues.current.set(id, first);
          void drain(id, first);
        } else {
          const seenNow = { ...cached, ...seenBeside(queue, definition.apply, cached, seen) };
          enqueue(queue, { change, seen: seenNow, isUndo, settle }, definition.merge ?? keepNewer);
        }
        show();
      }),
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [show, drain, mark],
  );
  useEffect(() => {
    latestEnqueue.current = save;
  }, [save]);

  const { apply } = definition;
  const shown = useMemo(
    () => data && applyPending<Item, Change, Data>(data, pending, apply),
    [data, pending, apply],
  );
  return {
    read: shown ? ({ ...read, data: shown } as QueryState<Data>) : read,
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

function without(reads: readonly CacheKey[], others: readonly CacheKey[]): readonly CacheKey[] {
  const keyOf = ({ operation, input }: CacheKey) => JSON.stringify([operation, input]);
  const keys = new Set(others.map(keyOf));
  return reads.filter((read) => !keys.has(keyOf(read)));
}
