import type { ApiError } from '@timemap/admin-api';
import type { Query } from './query.ts';

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

/** A run with an unknown outcome. */
export interface UnclearRun {
  readonly key: string;
  readonly label: string;
  readonly error: ApiError;
  readonly look?: Look | null | undefined;
}
