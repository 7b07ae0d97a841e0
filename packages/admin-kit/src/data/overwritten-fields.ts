import { changedFields, fieldsOf, type PendingSave } from './pending-saves.ts';

/** The fields that both changed, to other values. */
export function overwrittenFields<Item extends object, Change>(
  apply: (item: Item, change: Change) => Item,
  seen: Item,
  theirs: Item,
  change: Change,
): readonly (keyof Item)[] {
  const wanted = apply(seen, change);
  return fieldsOf(wanted).filter(
    (field) =>
      !Object.is(wanted[field], seen[field]) &&
      !Object.is(theirs[field], seen[field]) &&
      !Object.is(theirs[field], wanted[field]),
  );
}

/** In a conflict, the person saw the other value of this field only. */
export function showTheirs<Item extends object, Change>(
  queue: readonly PendingSave<Item, Change>[],
  apply: (item: Item, change: Change) => Item,
  theirs: Item,
  { seen, change }: Pick<PendingSave<Item, Change>, 'seen' | 'change'>,
): void {
  const shown = changedFields(apply, seen, change, theirs);
  for (const next of queue) next.seen = { ...next.seen, ...shown };
}
