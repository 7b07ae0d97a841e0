import { ApiError, type Operation } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import type { ActionTarget, ActionValue } from '../context/events.ts';
import { goneBeforeWrite } from '../messages/found-before-write.ts';
import { fetchUncached } from './fetch-once.ts';
import { type Look, looksLike } from './lost-answer.ts';
import { operationOf } from './operation-of.ts';
import { changedFields } from './pending-saves.ts';
import type { CacheKey, Query } from './query.ts';
import type { ActionDefinition } from './use-action.ts';

export interface Identified {
  readonly id: number;
}

export interface SaveDefinition<Item extends Identified, Change> {
  readonly name: string;
  readonly operation: Operation | ((change: Change) => Operation);
  readonly target: (item: Item, change: Change) => ActionTarget;
  readonly place?: ActionDefinition<Change>['place'];
  readonly shownIn: (id: number) => readonly CacheKey[];
  /** Keep it stable. */
  readonly apply: (item: Item, change: Change) => Item;
  /** null keeps both. @default the newer one */
  readonly merge?: (older: Change, newer: Change) => Change | null;
  /** The part of a failed change that a newer one leaves marked. @default nothing where they merge, else all of it */
  readonly remainder?: (failed: Change, newer: Change) => Change | null;
  /** If not, the change is dropped. @default always */
  readonly canSave?: (item: Item) => boolean;
  /** `saved`: the newest confirmed item with the change. */
  readonly send: (kit: AdminKit, saved: Item, change: Change) => Promise<unknown>;
  readonly invalidates?: (id: number) => readonly CacheKey[];
  readonly changesProject?: () => number;
  readonly check?: SaveCheck<Item, Change>;
  readonly onSaved?: (item: Item, change: Change) => void;
  readonly onFailure?: (failure: SaveFailure<Item, Change>) => void;
  readonly failsSilently?: boolean;
  /** Where a change is kept that the end of the session or page interrupted. @default the name */
  readonly keptIn?: string;
  /** Whether to store it as a separate draft. Otherwise the save keeps it. */
  readonly keep?: (kit: AdminKit, seen: Item, change: Change) => boolean;
  readonly value?: (item: Item, change: Change) => ActionValue;
  readonly undo?: {
    readonly text: (item: Item, change: Change) => string;
    readonly change: (before: Item, change: Change) => Change | null;
  };
}

type QueryOf<Item> = (kit: AdminKit, id: number) => Query<Item> | Query<Item[]>;

export interface SaveCheck<Item extends Identified, Change> {
  readonly query: QueryOf<Item>;
  /** The server already has the wanted value, but the screen did not show it. */
  readonly alreadyText?: (item: Item, change: Change) => string;
  readonly overwrites?: (seen: Item, theirs: Item, change: Change) => boolean;
}

export interface SaveFailure<Item, Change> {
  readonly item: Item;
  readonly change: Change;
  readonly error: ApiError;
}

/** Rejects also if the item is gone. Reports a silent failure, because no action runs. */
export function fetchLatest<Item extends Identified, Change>(
  kit: AdminKit,
  definition: SaveDefinition<Item, Change>,
  query: Query<Item> | Query<Item[]>,
  seen: Item,
  change: Change,
): Promise<Item> {
  return fetchItem(kit, definition, query, seen.id, change).catch((error: unknown) => {
    const { name, target, failsSilently } = definition;
    if (failsSilently && error instanceof ApiError)
      kit.notify({ type: 'failed', action: { name, target: target(seen, change) }, error });
    throw error;
  });
}

async function fetchItem<Item extends Identified, Change>(
  kit: AdminKit,
  { operation }: Pick<SaveDefinition<Item, Change>, 'operation'>,
  query: Query<Item> | Query<Item[]>,
  id: number,
  change: Change,
): Promise<Item> {
  const data = await fetchUncached(kit, query as Query<Item | Item[]>);
  const found = Array.isArray(data) ? data.find((item) => item.id === id) : data;
  if (found !== undefined) return found;
  throw goneBeforeWrite(operationOf({ operation }, change));
}

export function lookOf<Item extends Identified, Change>(
  kit: AdminKit,
  { check, apply }: SaveDefinition<Item, Change>,
  { item, change }: SaveInput<Item, Change>,
): Look | null {
  if (check === undefined) return null;
  const wanted = changedFields(apply, item, change, apply(item, change));
  return looksLike(check.query(kit, item.id), { ...wanted, id: item.id }, changedFields(apply, item, change));
}

export interface SaveInput<Item, Change> {
  readonly item: Item;
  readonly change: Change;
}

export function saveAction<Item extends Identified, Change>(
  definition: SaveDefinition<Item, Change>,
): ActionDefinition<SaveInput<Item, Change>, unknown> {
  return {
    name: definition.name,
    operation: ({ change }) => operationOf(definition, change),
    key: ({ item }) => String(item.id),
    target: ({ item, change }) => definition.target(item, change),
    ...(definition.place && { place: definition.place }),
    send: (kit, { item, change }) => definition.send(kit, definition.apply(item, change), change),
    invalidates: ({ item }) => definition.invalidates?.(item.id) ?? [],
    changesProject: definition.changesProject,
    look: (kit, input) => lookOf(kit, definition, input),
    failsSilently: definition.failsSilently,
    change: ({ item, change }) => {
      const { value, apply } = definition;
      return value && { before: value(item, change), after: value(apply(item, change), change) };
    },
  };
}
