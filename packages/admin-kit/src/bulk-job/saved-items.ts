import { ApiError } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { fetchUncached } from '../data/fetch-once.ts';
import { operationOf } from '../data/operation-of.ts';
import { overwrittenFields } from '../data/overwritten-fields.ts';
import { hasSameFields } from '../data/pending-saves.ts';
import type { Query } from '../data/query.ts';
import { type Identified, type SaveDefinition, type SaveInput, saveAction } from '../data/save-definition.ts';
import type { ActionCheck } from '../data/use-action.ts';
import { type BulkCandidate, sendAsItem } from './bulk-items.ts';

interface SavedItems<Item, Change> {
  readonly items: readonly Item[];
  readonly change: Change;
  readonly nameOf: (item: Item) => string;
  readonly alreadySo: string;
  /** Finds changes by others before a write or its undo, and settles lost answers. */
  readonly check: (kit: AdminKit) => Query<Item[]>;
}

const PAUSE_MS = 5_000;

function checkInJob<Item extends Identified, Change>(
  definition: SaveDefinition<Item, Change>,
  list: (kit: AdminKit) => Query<Item[]>,
): ActionCheck<SaveInput<Item, Change>> {
  const { apply } = definition;
  const refusedIds = new Set<number>();
  let current: Promise<ReadonlyMap<number, Item>> | null = null;
  let usedAt = 0;
  const load = async (kit: AdminKit) => {
    const items = await fetchUncached(kit, list(kit));
    return new Map(items.map((item) => [item.id, item]));
  };
  return {
    text: () => '',
    isDone: async (kit, { item, change }) => {
      if (Date.now() - usedAt > PAUSE_MS) current = null;
      usedAt = Date.now();
      current ??= load(kit).catch((error: unknown) => {
        current = null;
        throw error;
      });
      const theirs = (await current).get(item.id);
      const refuse = (status: number) =>
        new ApiError('status', operationOf(definition, change), { status, wasSent: false });
      if (theirs === undefined) throw refuse(404);
      if (!refusedIds.has(item.id) && overwrittenFields(apply, item, theirs, change).length > 0) {
        refusedIds.add(item.id);
        throw refuse(409);
      }
      return hasSameFields(apply(theirs, change), theirs);
    },
  };
}

export function savedItems<Item extends Identified, Change>(
  definition: SaveDefinition<Item, Change>,
  { items, change, nameOf, alreadySo, check }: SavedItems<Item, Change>,
): readonly BulkCandidate[] {
  const action = saveAction({ ...definition, check: { query: check } });
  const checked = () => ({ ...action, check: checkInJob(definition, check) });
  const [made, undone] = [checked(), checked()];
  return items.map((item) => {
    const changed = definition.apply(item, change);
    const inverse = definition.undo?.change(item, change) ?? null;
    return {
      id: String(item.id),
      name: nameOf(item),
      leftOut: hasSameFields(changed, item) ? alreadySo : null,
      send: sendAsItem(made, { item, change }),
      undo: inverse === null ? null : sendAsItem(undone, { item: changed, change: inverse }),
    };
  });
}
