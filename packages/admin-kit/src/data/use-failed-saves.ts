import type { ApiError, ApiErrorKind } from '@timemap/admin-api';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import { endedBeforeSave } from '../messages/mark-failure.ts';
import { operationOf } from './operation-of.ts';
import { type AddSave, changedFields, hasSameFields, type PendingSave } from './pending-saves.ts';
import type { Identified, SaveDefinition } from './save-definition.ts';

export interface FailedSave<Change> {
  readonly change: Change;
  readonly error: ApiError;
  /** The fields as the person saw them, for a save that the end of the session, page or connection stopped. */
  readonly seen?: object;
  retry(): void;
}

type Failures<Change> = ReadonlyMap<number, readonly FailedSave<Change>[]>;

/** The saves that wait, by item. */
type Queues<Item, Change> = ReadonlyMap<number, readonly PendingSave<Item, Change>[]>;

interface KeptChange<Change> {
  readonly id: number;
  readonly change: Change;
  readonly seen: object;
}

export interface FailedSaves<Item, Change> {
  /** At most one per control. Keeps its identity until one comes or goes. */
  failuresOf(id: number): readonly FailedSave<Change>[];
  /** null forgets the failures that a newer change replaces. */
  mark(id: number, change: Change, failed: { item: Item; error: ApiError } | null): void;
  /** Keeps what waits if the page closes before the returned `stop` is called. */
  keepOnLeaving(queues: Queues<Item, Change>): () => void;
}

/** Failures that are no answer to the change. People reload after them, so the next page marks the change again. */
const KEPT = new Set<ApiErrorKind>(['session', 'offline', 'network', 'timeout']);

/** The failed saves of a list. Those interrupted by the end of the session, page or connection are kept as drafts. */
export function useFailedSaves<Item extends Identified, Change>(
  latest: RefObject<{ kit: AdminKit; definition: SaveDefinition<Item, Change> }>,
  definition: SaveDefinition<Item, Change>,
  enqueue: RefObject<AddSave<Item, Change>>,
  items: readonly Item[] | null,
): FailedSaves<Item, Change> {
  const { drafts } = useAdminKit();
  const [kept] = useState(() => load<Change>(drafts, keptIn(definition)));
  const [failures, setFailures] = useState<Failures<Change>>(() => {
    const marks = kept.map(({ id, change, seen }) => {
      const error = endedBeforeSave(operationOf(definition, change));
      const retry = () => void enqueue.current(id, change, seen);
      return { id, failure: { change, error, seen, retry } };
    });
    return new Map(marks.map(({ id }) => [id, marks.flatMap((of) => (of.id === id ? of.failure : []))]));
  });
  const newest = useRef(failures);
  const ownBefore = useRef(kept.map(write));

  const store = useCallback(
    (pending?: Queues<Item, Change>) => {
      const { kit, definition } = latest.current;
      const failed = [...newest.current].flatMap(([id, all]) =>
        all.flatMap(({ change, seen }) => (seen ? [{ id, change, seen }] : [])),
      );
      const waiting = [...(pending?.values() ?? [])]
        .flat()
        .flatMap(({ seen, change }) =>
          definition.keep?.(kit, seen, change)
            ? []
            : [{ id: seen.id, change, seen: changedFields(definition.apply, seen, change) }],
        );
      const { drafts } = kit;
      const key = keptIn(definition);
      const own = [...failed, ...waiting].map(write);
      const before = ownBefore.current;
      ownBefore.current = own;
      // Another screen may have kept more, also one that was left while its saves waited.
      const kept = load<Change>(drafts, key).map(write);
      const left = kept.filter((entry) => own.includes(entry) || !before.includes(entry));
      const added = own.filter((entry) => !before.includes(entry));
      const all = [...new Set([...left, ...added])];
      if (all.length > 0) drafts.save(key, `[${all.join()}]`);
      else drafts.remove(key);
    },
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [latest],
  );

  const mark = useCallback<FailedSaves<Item, Change>['mark']>(
    (id, change, failed) => {
      const { kit, definition } = latest.current;
      const { merge, remainder = (older, newer) => (merge?.(older, newer) === null ? older : null) } =
        definition;
      const older = newest.current.get(id) ?? [];
      if (failed === null && older.every((other) => remainder(other.change, change) === other.change)) return;
      const others = older.flatMap((other) => {
        const rest = remainder(other.change, change);
        return rest === null
          ? []
          : [{ ...other, change: rest, retry: () => void enqueue.current(id, rest, other.seen) }];
      });
      const isKept =
        failed !== null && KEPT.has(failed.error.kind) && !definition.keep?.(kit, failed.item, change);
      const seen = isKept ? changedFields(definition.apply, failed.item, change) : undefined;
      const added = failed && {
        change,
        error: failed.error,
        ...(seen && { seen }),
        retry: () => void enqueue.current(id, change, seen),
      };
      newest.current = new Map([...newest.current, [id, added ? [...others, added] : others]]);
      setFailures(newest.current);
      if (isKept || older.some((other) => other.seen)) store();
    },
    // Stryker disable next-line ArrayDeclaration: what the list holds never changes
    [latest, enqueue, store],
  );

  const { apply } = definition;
  const shown = useMemo(
    () => (items ? withoutMade(failures, items, apply) : failures),
    [failures, items, apply],
  );
  useEffect(() => {
    if (shown === failures) return;
    newest.current = shown;
    setFailures(shown);
    store();
  }, [shown, failures, store]);

  return {
    failuresOf: useCallback((id) => shown.get(id) ?? [], [shown]),
    mark,
    keepOnLeaving: useCallback(
      (queues) => {
        let isKept = false;
        const keep = () => {
          isKept = true;
          store(queues);
        };
        addEventListener('pagehide', keep);
        return () => {
          // Stryker disable next-line StringLiteral: a listener too many would store the same again
          removeEventListener('pagehide', keep);
          if (isKept) store(queues);
        };
      },
      // Stryker disable next-line ArrayDeclaration: what the list holds never changes
      [store],
    ),
  };
}

const keptIn = ({ name, keptIn = name }: { name: string; keptIn?: string }) => `unsaved.${keptIn}`;

/** A page that closed during a save cannot know whether it went through. The next page finds out. */
function withoutMade<Item extends Identified, Change>(
  failures: Failures<Change>,
  items: readonly Item[],
  apply: (item: Item, change: Change) => Item,
): Failures<Change> {
  const isMade = (id: number, { seen, change }: FailedSave<Change>) => {
    const item = seen && items.find((other) => other.id === id);
    return item !== undefined && hasSameFields(apply(item, change), item);
  };
  const made = [...failures].filter(([id, all]) => all.some((failed) => isMade(id, failed)));
  if (made.length === 0) return failures;
  const left = made.map(([id, all]) => [id, all.filter((failed) => !isMade(id, failed))] as const);
  return new Map([...failures, ...left]);
}

function load<Change>(drafts: AdminKit['drafts'], key: string): readonly KeptChange<Change>[] {
  // Stryker disable ArrayDeclaration,StringLiteral: what is no list of changes marks no item
  try {
    const found: unknown = JSON.parse(drafts.load(key) ?? '[]', (_, value) =>
      Array.isArray(value?.entries) ? new Map(value.entries) : value,
    );
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
  // Stryker restore ArrayDeclaration,StringLiteral
}

const write = <Change>(kept: KeptChange<Change>) =>
  JSON.stringify(kept, (_, value) => (value instanceof Map ? { entries: [...value] } : value));
