import type { ApiError } from '@timemap/admin-api';

/** `replaced`: a newer change took its place. `not sent`: given up, or there is nothing to save it in. */
export type SaveOutcome<Item> =
  | { readonly status: 'saved'; readonly before: Item }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'theirs kept' | 'replaced' | 'not sent' };

/** What one press saves with several calls. */
export interface FormSave<Change> {
  /** Without those that were refused. An unclear one may not be saved. */
  readonly sent: { readonly change: Change; readonly isUnclear: boolean }[];
}

export interface PendingSave<Item, Change> {
  change: Change;
  seen: Item;
  readonly isUndo: boolean;
  readonly form?: FormSave<Change> | undefined;
  /** Decided before its turn, in a question about its whole form. null: nobody was there to decide. */
  end?: 'theirs kept' | 'not sent' | null;
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

/** Those of the same form, which wait with the first. */
export const savedTogether = <Item, Change>(
  queue: readonly PendingSave<Item, Change>[],
): readonly PendingSave<Item, Change>[] =>
  queue.filter(({ form }, index) => index === 0 || (form !== undefined && form === queue[0]?.form));

/** What the form has saved, as far as the item tells. */
export const savedBefore = <Item extends object, Change>(
  form: FormSave<Change> | undefined,
  apply: (item: Item, change: Change) => Item,
  item: Item,
): readonly Change[] =>
  (form?.sent ?? [])
    .filter(({ change, isUnclear }) => !isUnclear || hasSameFields(apply(item, change), item))
    .map(({ change }) => change);

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
  form?: FormSave<Change>,
) => Promise<SaveOutcome<Item>>;
