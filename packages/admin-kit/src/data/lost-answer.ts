import { ApiError } from '@timemap/admin-api';
import { isMissing, markNotMade } from '../messages/error-text.ts';
import type { AdminKit } from '../provider/admin-kit-context.ts';
import type { Read } from './query.ts';
import { fetchForCheck, fetchWhole } from './use-read.ts';

/** null: the reads cannot tell. */
export type Look = () => Promise<boolean | null>;

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

export function looksGone(kit: AdminKit, list: Read<Listed[]>, id: number): Look {
  return async () => !(await fetchWhole(kit, list)).some((item) => item.id === id);
}

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

/** Call it before the write. null: the list was not loaded, so old items would look new. */
export function looksNew<Item extends Listed>(
  kit: AdminKit,
  list: Read<Item[]>,
  isWanted: (item: Item) => boolean,
): Look | null {
  return looksNewIn(kit, list, (items) => items, isWanted);
}

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
