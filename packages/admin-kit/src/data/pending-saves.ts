import type { AdminKit } from '../provider/admin-kit-context.ts';
import type { UndoOutcome } from '../provider/notices.tsx';
import type { Identified, SaveDefinition } from './save-definition.ts';

export interface PendingSave<Item, Change> {
  readonly change: Change;
  seen: Item;
  /** Not called if a newer save replaces the undo. */
  readonly onUndone?: ((outcome: UndoOutcome) => void) | undefined;
}

/** A merged save moves to the end of the queue. */
export function enqueue<Item, Change>(
  queue: PendingSave<Item, Change>[],
  newer: PendingSave<Item, Change>,
  merge: (older: Change, newer: Change) => Change | null,
): void {
  for (let index = queue.length - 1; index > 0; index--) {
    const older = queue[index] as PendingSave<Item, Change>;
    const change = merge(older.change, newer.change);
    if (change === null) continue;
    queue.splice(index, 1);
    queue.push({ ...newer, change, seen: older.seen });
    return;
  }
  queue.push(newer);
}

export function applyPending<
  Item extends { readonly id: number },
  Change,
  Data extends Item | readonly Item[],
>(
  data: Data,
  pending: ReadonlyMap<number, readonly Change[]>,
  apply: (item: Item, change: Change) => Item,
): Data {
  if (pending.size === 0) return data;
  const applied = (item: Item) => pending.get(item.id)?.reduce(apply, item) ?? item;
  return (Array.isArray(data) ? data.map(applied) : applied(data as Item)) as Data;
}

const fieldsOf = <Item extends object>(item: Item) => Object.keys(item) as (keyof Item)[];

/** The fields that the person saw, except those that waiting changes had set on the screen. */
export function seenBeside<Item extends object, Change>(
  queue: readonly PendingSave<Item, Change>[],
  apply: (item: Item, change: Change) => Item,
  cached: Item,
  seen: Partial<Item>,
): Partial<Item> {
  const shown = queue.map(({ change }) => change).reduce(apply, cached);
  const fields = Object.entries(seen).filter(([field]) =>
    Object.is(shown[field as keyof Item], cached[field as keyof Item]),
  );
  return Object.fromEntries(fields) as Partial<Item>;
}

export const hasSameFields = <Item extends object>(a: Item, b: Item) =>
  fieldsOf(a).every((field) => Object.is(a[field], b[field]));

export function overwritesField<Item extends object, Change>(
  apply: (item: Item, change: Change) => Item,
  seen: Item,
  theirs: Item,
  change: Change,
): boolean {
  const wanted = apply(seen, change);
  return fieldsOf(wanted).some(
    (field) =>
      !Object.is(wanted[field], seen[field]) &&
      !Object.is(theirs[field], seen[field]) &&
      !Object.is(theirs[field], wanted[field]),
  );
}

/** The fields that a change of `seen` sets, with their values in `from`. */
export function changedFields<Item extends object, Change>(
  apply: (item: Item, change: Change) => Item,
  seen: Item,
  change: Change,
  from = seen,
): Partial<Item> {
  const wanted = apply(seen, change);
  const fields = fieldsOf(wanted).filter((field) => !Object.is(wanted[field], seen[field]));
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Item>;
}

/** In a conflict, the person saw the other value of this field only. */
export function showTheirs<Item extends object, Change>(
  queue: readonly PendingSave<Item, Change>[],
  apply: (item: Item, change: Change) => Item,
  theirs: Item,
  change: Change,
): void {
  const { seen } = queue[0] as PendingSave<Item, Change>;
  const shown = changedFields(apply, seen, change, theirs);
  for (const next of queue) next.seen = { ...next.seen, ...shown };
}

export type AddSave<Change> = (
  id: number,
  change: Change,
  onUndone?: (outcome: UndoOutcome) => void,
  seen?: object,
) => void;

export function offerUndo<Item extends Identified, Change>(
  kit: AdminKit,
  { name, target, undo }: SaveDefinition<Item, Change>,
  before: Item,
  change: Change,
  add: AddSave<Change>,
): void {
  const inverse = undo?.change(before, change) ?? null;
  if (undo === undefined || inverse === null) return;
  kit.notify({
    type: 'done',
    action: { name, target: target(before, change) },
    text: undo.text(before, change),
    undo: () => new Promise((resolve) => add(before.id, inverse, resolve)),
  });
}
