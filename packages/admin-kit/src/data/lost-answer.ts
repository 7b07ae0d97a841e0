import { ApiError, type Operation } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { afterEarlierRequest, isMissing, markNotMade } from '../messages/error-text.ts';
import { keyOf, type Query } from './query.ts';
import { fetchUncached, fetchWhole } from './use-read.ts';

/** An entry of a list of texts is an item with one field. */
export type Item = Readonly<Record<string, unknown>>;

/** Some fields of an item with their values, or a test of the item. */
export type Wanted = object | ((item: Item) => boolean);

/** A read that shows whether a write was made. */
export interface Look {
  readonly query: Query<unknown>;
  readonly wanted: Wanted;
  /** The fields before the write. Other values than these and the wanted ones decide nothing. */
  readonly before?: object;
  /** Where something new is wanted: the data before the write. */
  readonly known?: unknown;
  /** Where the items are, if they are not the whole data. */
  readonly part?: ((data: unknown) => unknown) | undefined;
  readonly isForNone?: boolean;
  /** Then the API's own 404 means that there is none. */
  readonly canBeMissing?: boolean;
  readonly onMade?: () => void;
}

export const looksLike = (query: Query<unknown>, wanted: Wanted, before = {}): Look => ({
  query,
  wanted,
  before,
});

export const looksGone = (query: Query<unknown>, wanted: object): Look => ({
  query,
  wanted,
  isForNone: true,
});

export const looksMissing = (query: Query<unknown>): Look => ({
  ...looksGone(query, {}),
  canBeMissing: true,
});

/** Call it before the write. null: without the loaded list, old items would look new. */
export function looksNew<T>(
  { queryClient, client }: AdminKit,
  query: Query<T>,
  wanted: Wanted,
  part?: (data: T) => unknown,
): Look | null {
  const known = queryClient.getQueryData(keyOf(client, query));
  return known === undefined ? null : { query, wanted, known, part: part as Look['part'] };
}

/** By username or email. */
export function isNamed(name: string): (item: Item) => boolean {
  const folded = (text: unknown) =>
    String(text ?? '')
      .trim()
      .toLowerCase();
  const wanted = folded(name);
  return ({ username, email }) => folded(username) === wanted || folded(email) === wanted;
}

const LOOK_PATIENCE_MS = 3_000;

/** Whether the write took effect. null: unknown, also after a failed or slow look. */
export async function lookAfter(
  kit: AdminKit,
  error: ApiError,
  look: Look | null | undefined,
  patienceMs = LOOK_PATIENCE_MS,
  load?: Promise<unknown>,
): Promise<boolean | null> {
  if (!look) return null;
  const isMade = await within(
    patienceMs,
    lookNow(kit, look, load).catch(() => null),
  );
  if (isMade === false) markNotMade(error);
  return isMade;
}

export async function lookNow(kit: AdminKit, look: Look, load = fetchForLook(kit, look)) {
  const data = await load;
  // It imports nothing, so that bundlers split nothing else.
  const isMade = (await import('./compare-look.ts')).isMade(data, look);
  if (isMade) look.onMade?.();
  return isMade;
}

/** An entry that was left out would count as absent. */
export const isOfWhole = ({ known, isForNone }: Look) => known !== undefined || isForNone === true;

export async function fetchForLook(kit: AdminKit, look: Look): Promise<unknown> {
  try {
    return await (isOfWhole(look) ? fetchWhole : fetchUncached)(kit, look.query);
  } catch (error) {
    if (look.canBeMissing && error instanceof ApiError && isMissing(error)) return null;
    throw error;
  }
}

/** null after the time. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
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
    if (!isSame && (run.key !== key || run.look?.known === undefined)) continue;
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
