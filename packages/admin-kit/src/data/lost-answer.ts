import { ApiError, type Operation } from '@timemap/admin-api';
import { afterEarlierRequest, isMissing, markNotMade } from '../messages/error-text.ts';
import type { AdminKit } from '../provider/admin-kit-context.ts';
import { within } from './patience.ts';
import type { Read } from './query.ts';
import { fetchUncached, fetchWhole } from './use-read.ts';

/** A read that shows whether a write was made. */
export interface Look {
  readonly read: Read<unknown>;
  /** null: the data cannot tell. */
  readonly isMade: (data: unknown) => boolean | null;
  readonly isForNew?: boolean;
  readonly isForNone?: boolean;
  /** Then the API's own 404 means that there is none. */
  readonly canBeMissing?: boolean;
  readonly onMade?: () => void;
}

type Item = Readonly<Record<string, unknown>>;

/** Some fields of an item with their values, or a test of it. An entry of a list of texts is an item with one field. */
type Wanted = object | ((item: Item) => boolean);

const LOOK_PATIENCE_MS = 3_000;

/** Whether the write took effect. null: unknown, also after a failed or slow look. */
export async function lookAfter(
  kit: AdminKit,
  error: ApiError,
  look: Look | null | undefined,
): Promise<boolean | null> {
  if (!look) return null;
  const isMade = await within(
    LOOK_PATIENCE_MS,
    lookNow(kit, look).catch(() => null),
  );
  if (isMade === false) markNotMade(error);
  return isMade;
}

export async function lookNow(kit: AdminKit, look: Look): Promise<boolean | null> {
  const isMade = look.isMade(await fetchForLook(kit, look));
  if (isMade) look.onMade?.();
  return isMade;
}

export const isOfWhole = ({ isForNew, isForNone }: Look) => isForNew === true || isForNone === true;

export async function fetchForLook(kit: AdminKit, look: Look): Promise<unknown> {
  try {
    return await (isOfWhole(look) ? fetchWhole : fetchUncached)(kit, look.read);
  } catch (error) {
    if (look.canBeMissing && error instanceof ApiError && isMissing(error)) return null;
    throw error;
  }
}

/** A run with an unknown outcome. */
export interface UnclearRun {
  readonly key: string;
  readonly label: string;
  readonly error: ApiError;
  readonly look?: Look | null | undefined;
}

export type EarlierRun = Omit<UnclearRun, 'key'> & { readonly isSame: boolean };

/** The one with the same input, or one that may have made another thing. Each is given once. */
export function takeEarlier(
  runs: Map<string, UnclearRun>,
  key: string,
  input: string,
): EarlierRun | undefined {
  for (const [other, run] of runs) {
    const isSame = other === input;
    if (!isSame && (run.key !== key || !run.look?.isForNew)) continue;
    runs.delete(other);
    return { ...run, isSame };
  }
  return undefined;
}

/** Whether the same run was made. @throws ApiError if another one was made, or may have been */
export async function wasMadeEarlier(
  kit: AdminKit,
  { isSame, label, error, look }: EarlierRun,
  operation: Operation,
): Promise<boolean> {
  const isMade = await lookAfter(kit, error, look);
  if (!isSame && isMade !== false) throw afterEarlierRequest(operation, label, isMade === true);
  return isSame && isMade === true;
}

/** @param before the fields before the write. Other values than these and the wanted ones decide nothing. */
export const looksLike = (read: Read<unknown>, wanted: Wanted, before: object = {}): Look => ({
  read,
  isMade: (data) => {
    const items = itemsIn(data);
    if (items.some((item) => isLike(item, wanted))) return true;
    if (!('id' in wanted)) return false;
    return items.some((item) => item.id === wanted.id && isLike(item, before)) ? false : null;
  },
});

export const looksGone = (read: Read<unknown>, wanted: object): Look => ({
  read,
  isMade: (data) => !itemsIn(data).some((item) => isLike(item, wanted)),
  isForNone: true,
});

export const looksMissing = (read: Read<unknown>): Look => ({ ...looksGone(read, {}), canBeMissing: true });

/** @param known the data before the write. Its items are not new. @default none of them is like the wanted one */
export const looksAdded = (
  read: Read<unknown>,
  wanted: Wanted,
  known: unknown = [],
  part = (data: unknown) => data,
): Look => ({
  read,
  isMade: (data) => {
    const knownIds = new Set(itemsIn(part(known)).map(({ id }) => id));
    // Servers trim the texts of what they add.
    return itemsIn(part(data)).some((item) => !knownIds.has(item.id) && isLike(item, wanted, trimmed));
  },
  isForNew: true,
});

/** Call it before the write. null: without the loaded list, old items would look new. */
export function looksNew<T>(
  { queryClient }: AdminKit,
  read: Read<T>,
  wanted: Wanted,
  part?: (data: T) => unknown,
): Look | null {
  const known = queryClient.getQueryData(read.queryKey);
  return known === undefined ? null : looksAdded(read, wanted, known, part as (data: unknown) => unknown);
}

/** By username or email. */
export const isNamed = (name: string) => (item: Item) =>
  [item.username, item.email].some((own) => folded(own) === folded(name));

const folded = (name: unknown) =>
  String(name ?? '')
    .trim()
    .toLowerCase();

const itemsIn = (data: unknown): readonly Item[] =>
  data === null || data === undefined ? [] : ([data].flat() as Item[]);

function isLike(item: Item, wanted: Wanted, comparable = plain): boolean {
  if (typeof wanted === 'function') return wanted(item);
  return Object.entries(wanted).every(([field, value]) => {
    const found = typeof item === 'string' ? item : item[field];
    return typeof value === 'function' ? value(found) : Object.is(comparable(found), comparable(value));
  });
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : plain(value));

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
}
