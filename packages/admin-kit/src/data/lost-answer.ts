import { ApiError } from '@timemap/admin-api';
import { isMissing, markNotMade } from '../messages/error-text.ts';
import type { AdminKit } from '../provider/admin-kit-context.ts';
import type { Read } from './query.ts';
import { fetchForCheck, fetchWhole } from './use-read.ts';

/** Reads whether the server has what a write wanted. null: the reads cannot tell. @throws ApiError */
export type Look = () => Promise<boolean | null>;

/** Whether the user is the one that someone typed, by username or email. */
export function isNamed({ username, email }: { username: string; email: string }, typed: string): boolean {
  const name = typed.trim().toLowerCase();
  return [username, email].some((known) => known.toLowerCase() === name);
}

/** Whether the write took effect although its answer was lost. null: unknown, also if the look fails or takes long. */
export async function lookAfter(
  error: ApiError,
  look: Look | null,
  patienceMs: number,
): Promise<boolean | null> {
  if (look === null) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  const wasMade = await Promise.race([look().catch(() => null), patience]);
  clearTimeout(timer);
  if (wasMade === false) markNotMade(error);
  return wasMade;
}

interface Listed {
  readonly id: number;
}

/** For a deletion: whether the list no longer has the item. */
export function looksGone(kit: AdminKit, list: Read<Listed[]>, id: number): Look {
  return async () => !(await fetchWhole(kit, list)).some((item) => item.id === id);
}

/** For a deletion where no list has the item: whether its own read says that it does not exist. */
export function looksMissing(kit: AdminKit, item: Read<unknown>): Look {
  return async () => {
    try {
      await fetchForCheck(kit, item);
      return false;
    } catch (error) {
      if (error instanceof ApiError && isMissing(error)) return true;
      throw error;
    }
  };
}

/**
 * For a creation: whether the list has a wanted item that was not in it before. Call it before the write. null: the list was
 * not loaded, so that old items would look new.
 */
export function looksNew<Item extends Listed>(
  kit: AdminKit,
  list: Read<Item[]>,
  isWanted: (item: Item) => boolean,
): Look | null {
  return looksNewIn(kit, list, (items) => items, isWanted);
}

/** Like `looksNew`, for a list that is part of what is read. */
export function looksNewIn<Data, Item extends Listed>(
  kit: AdminKit,
  read: Read<Data>,
  itemsOf: (data: Data) => readonly Item[],
  isWanted: (item: Item) => boolean,
): Look | null {
  const before = kit.queryClient.getQueryData<Data>(read.queryKey);
  if (before === undefined) return null;
  const known = new Set(itemsOf(before).map(({ id }) => id));
  return async () =>
    itemsOf(await fetchWhole(kit, read)).some((item) => !known.has(item.id) && isWanted(item));
}
