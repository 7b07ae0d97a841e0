import type { ApiError } from '@timemap/admin-api';

/** `replaced`: a newer change took its place. `not sent`: given up, or there is nothing to save it in. */
export type SaveOutcome<Item> =
  | { readonly status: 'saved'; readonly before: Item }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'theirs kept' | 'replaced' | 'not sent' };

export interface PendingSave<Item, Change> {
  change: Change;
  seen: Item;
  readonly isUndo: boolean;
  readonly settle: (outcome: SaveOutcome<Item>) => void;
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
    older.settle({ status: 'replaced' });
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

export const fieldsOf = <Item extends object>(item: Item) => Object.keys(item) as (keyof Item)[];

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

/** Never rejects. @param seen what the person saw, by default the cached item */
export type AddSave<Item, Change> = (
  id: number,
  change: Change,
  seen?: Partial<Item>,
  isUndo?: boolean,
) => Promise<SaveOutcome<Item>>;
