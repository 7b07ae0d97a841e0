import { ApiError, type Operation } from '@timemap/admin-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../provider/admin-kit-context.ts';
import type { ActionTarget } from '../provider/events.ts';
import { applyPending, enqueue, type PendingSave } from './pending-saves.ts';
import { findInCache, invalidate, isLoading, type Read, type ReadFilter, updateInCache } from './query.ts';
import { invalidateAndWait, saysOutOfDate, useAction } from './use-action.ts';
import { fetchForCheck, type ReadState } from './use-read.ts';

interface Identified {
  readonly id: number;
}

export interface SaveDefinition<Item extends Identified, Change> {
  /** `<feature>.<verb>`: the name `beforeAction` and `onEvent` see. */
  readonly name: string;
  readonly operation: Operation | ((change: Change) => Operation);
  readonly target: (item: Item, change: Change) => ActionTarget;
  /** The reads that hold the item, alone or in a list. A confirmed save is written into all of them. */
  readonly shownIn: (id: number) => readonly ReadFilter[];
  /** Keep it stable. */
  readonly apply: (item: Item, change: Change) => Item;
  /** One change in place of two that wait for the same item; null keeps both. @default the newer one */
  readonly merge?: (older: Change, newer: Change) => Change | null;
  /** Whether the item can be sent. A change of one that cannot is dropped. @default always */
  readonly canSave?: (item: Item) => boolean;
  /** The write. `saved` is the newest confirmed item with the change applied. */
  readonly send: (kit: AdminKit, saved: Item, change: Change) => Promise<unknown>;
  /** Reads to load again after success. */
  readonly invalidates?: (id: number) => readonly ReadFilter[];
  /** The project whose members or roles this changes. @spec A §7 */
  readonly changesProject?: () => number;
  /** Reads the item again before each write, and merges what others changed. @default no read before the write */
  readonly check?: SaveCheck<Item, Change>;
  readonly onSaved?: (item: Item, change: Change) => void;
  readonly onFailure?: (failure: SaveFailure<Item, Change>) => void;
}

export interface SaveCheck<Item extends Identified, Change> {
  readonly read: (kit: AdminKit, id: number) => Read<Item> | Read<Item[]>;
  /** Whether the change would overwrite what someone else saved. @default a changed field differs from `known` and from what is wanted */
  readonly overwrites?: (known: Item, theirs: Item, change: Change) => boolean;
}

/** Without an error the host did not allow it. */
export interface SaveFailure<Item, Change> {
  readonly item: Item;
  readonly change: Change;
  readonly error: ApiError | null;
}

/** Someone else saved another value of the same field. Nothing is sent until `decide` is called. */
export interface SaveConflict<Item, Change> {
  readonly theirs: Item;
  readonly change: Change;
  decide(decision: 'overwrite' | 'keep theirs'): void;
}

export interface OptimisticSave<Item, Change, Data> {
  /** The read with pending saves applied. Items without a pending save keep their identity. */
  readonly read: ReadState<Data>;
  /** Shows the change and saves it. A failed save shows the confirmed value again. Keeps its identity. */
  save(id: number, change: Change): void;
  isPending(id: number): boolean;
  /** The oldest conflict that waits for a decision. */
  readonly conflict: SaveConflict<Item, Change> | null;
}

interface SaveInput<Item, Change> {
  readonly item: Item;
  readonly change: Change;
}

/**
 * For controls that save on each change: shows the change, sends one request at a time for each item, and writes what
 * is confirmed into the cache. Of changes that wait, the last one wins.
 */
export function useOptimisticSave<
  Item extends Identified,
  Change,
  Data extends Item | readonly Item[] = readonly Item[],
>(read: ReadState<Data>, definition: SaveDefinition<Item, Change>): OptimisticSave<Item, Change, Data> {
  const kit = useAdminKit();
  const latest = useRef({ kit, definition });
  useEffect(() => {
    latest.current = { kit, definition };
  });
  const { operation } = definition;
  const { run } = useAction<SaveInput<Item, Change>>({
    name: definition.name,
    operation: typeof operation === 'function' ? ({ change }) => operation(change) : operation,
    key: ({ item }) => String(item.id),
    target: ({ item, change }) => definition.target(item, change),
    send: async (current, { item, change }) => {
      await definition.send(current, definition.apply(item, change), change);
      confirm(current, definition, item.id, change);
    },
    invalidates: ({ item }) => definition.invalidates?.(item.id) ?? [],
    changesProject: definition.changesProject,
  });

  // The first of each queue is being saved.
  const queues = useRef(new Map<number, PendingSave<Item, Change>[]>());
  const [pending, setPending] = useState<ReadonlyMap<number, readonly Change[]>>(new Map());
  const [conflicts, setConflicts] = useState<readonly SaveConflict<Item, Change>[]>([]);
  const show = useCallback(() => {
    setPending(new Map([...queues.current].map(([id, queue]) => [id, queue.map(({ change }) => change)])));
  }, []);

  const ask = useCallback((theirs: Item, change: Change) => {
    return new Promise<boolean>((resolve) => {
      const conflict: SaveConflict<Item, Change> = {
        theirs,
        change,
        decide: (decision) => {
          setConflicts((others) => others.filter((other) => other !== conflict));
          resolve(decision === 'overwrite');
        },
      };
      setConflicts((others) => [...others, conflict]);
    });
  }, []);

  const settle = useCallback(
    async (queue: readonly PendingSave<Item, Change>[]) => {
      const [first] = queue as [PendingSave<Item, Change>];
      const { change, known } = first;
      const { kit, definition } = latest.current;
      const { apply, check, shownIn, onSaved, onFailure } = definition;
      const reads = shownIn(known.id);
      let confirmed = findInCache<Item>(kit.queryClient, kit.client, reads, known.id) ?? known;
      let failure: ApiError | null = null;
      try {
        if (check) {
          for (;;) {
            const theirs = await readAgain(kit, definition, known.id, change);
            updateInCache<Item>(kit.queryClient, kit.client, reads, known.id, () => theirs);
            confirmed = theirs;
            const overwrites = check.overwrites ?? ((a, b, c) => overwritesField(apply, a, b, c));
            if (!overwrites(first.known, theirs, change)) break;
            const isOverwriting = await ask(theirs, change);
            // The person has seen their value now.
            for (const next of queue) next.known = theirs;
            if (!isOverwriting) return;
          }
        }
        if (definition.canSave?.(confirmed) === false) return;
        if (!hasSameFields(apply(confirmed, change), confirmed)) {
          const outcome = await run({ item: confirmed, change });
          if (outcome.status === 'failed') throw outcome.error;
          if (outcome.status !== 'succeeded') {
            onFailure?.({ item: confirmed, change, error: null });
            return;
          }
        }
        for (const next of queue) next.known = apply(next.known, change);
        onSaved?.(confirmed, change);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failure = error;
      }
      if (failure === null) return;
      onFailure?.({ item: confirmed, change, error: failure });
      const others = without(reads, definition.invalidates?.(known.id) ?? []);
      if (failure.mayHaveBeenApplied) await invalidateAndWait(kit, others);
      else if (saysOutOfDate(failure)) void invalidateAndWait(kit, others);
    },
    [run, ask],
  );

  const work = useCallback(
    async (id: number, queue: PendingSave<Item, Change>[]) => {
      while (queue.length > 0) {
        await settle(queue);
        queue.shift();
        if (queue.length > 0) show();
      }
      queues.current.delete(id);
      show();
    },
    [settle, show],
  );

  const save = useCallback(
    (id: number, change: Change) => {
      const { kit, definition } = latest.current;
      const known = findInCache<Item>(kit.queryClient, kit.client, definition.shownIn(id), id);
      if (known === undefined) return;
      const queue = queues.current.get(id);
      if (queue === undefined) {
        const first = [{ change, known }];
        queues.current.set(id, first);
        void work(id, first);
      } else {
        enqueue(queue, { change, known }, definition.merge ?? ((_, newer) => newer));
      }
      show();
    },
    [show, work],
  );

  const data = read.status === 'ready' ? read.data : null;
  const { apply } = definition;
  const shown = useMemo(
    () => data && applyPending<Item, Change, Data>(data, pending, apply),
    [data, pending, apply],
  );
  return {
    read: read.status === 'ready' && shown !== null ? { ...read, data: shown } : read,
    save,
    isPending: (id) => pending.has(id),
    conflict: conflicts[0] ?? null,
  };
}

/** Writes the confirmed change into the cache. A list that was asked for before may not know it, and is asked for again. */
function confirm<Item extends Identified, Change>(
  kit: AdminKit,
  { shownIn, apply, invalidates }: SaveDefinition<Item, Change>,
  id: number,
  change: Change,
): void {
  const reads = shownIn(id);
  updateInCache<Item>(kit.queryClient, kit.client, reads, id, (item) => apply(item, change));
  const asked = without(reads, invalidates?.(id) ?? []).filter((held) =>
    isLoading(kit.queryClient, kit.client, held),
  );
  void invalidate(kit.queryClient, kit.client, asked);
}

/** @throws ApiError also where the item is gone */
async function readAgain<Item extends Identified, Change>(
  kit: AdminKit,
  { check, operation }: SaveDefinition<Item, Change>,
  id: number,
  change: Change,
): Promise<Item> {
  const data = await fetchForCheck<Item | Item[]>(kit, check?.read(kit, id) as Read<Item | Item[]>);
  const found = Array.isArray(data) ? data.find((item) => item.id === id) : data;
  if (found !== undefined) return found;
  const write = typeof operation === 'function' ? operation(change) : operation;
  throw new ApiError('status', write, { status: 404, wasSent: false });
}

const fieldsOf = <Item extends object>(item: Item) => Object.keys(item) as (keyof Item)[];

const hasSameFields = <Item extends object>(a: Item, b: Item) =>
  fieldsOf(a).every((field) => Object.is(a[field], b[field]));

function overwritesField<Item extends object, Change>(
  apply: (item: Item, change: Change) => Item,
  known: Item,
  theirs: Item,
  change: Change,
): boolean {
  const wanted = apply(known, change);
  return fieldsOf(wanted).some(
    (field) =>
      !Object.is(wanted[field], known[field]) &&
      !Object.is(theirs[field], known[field]) &&
      !Object.is(theirs[field], wanted[field]),
  );
}

const keyOf = (read: ReadFilter) => JSON.stringify([read.operation, read.input]);

function without(reads: readonly ReadFilter[], others: readonly ReadFilter[]): readonly ReadFilter[] {
  const keys = new Set(others.map(keyOf));
  return reads.filter((read) => !keys.has(keyOf(read)));
}
