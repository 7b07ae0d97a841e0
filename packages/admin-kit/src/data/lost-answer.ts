import { ApiError } from '@timemap/admin-api';
import { isMissing, markNotMade } from '../messages/error-text.ts';
import type { AdminKit } from '../provider/admin-kit-context.ts';
import type { ActionEvent, ActionLook, CheckedOperation } from '../provider/events.ts';
import type { Read } from './query.ts';
import { fetchForCheck, fetchWhole } from './use-read.ts';

export type CheckedRead<T = unknown> = Read<T, CheckedOperation>;

/** A read that shows whether a write was made, and what it shows then. */
export interface Look {
  readonly read: CheckedRead;
  /** Some fields of an item, or of all that the read has. */
  readonly wanted: object;
  /** The same fields before the write. With other values than both, it cannot tell. */
  readonly before?: object | undefined;
  /** Values that the item must not have. */
  readonly not?: Readonly<Record<string, readonly unknown[]>>;
  /** The username or email of the item. */
  readonly named?: string;
  /** The field that holds the items. */
  readonly within?: string;
  /** The data of the read before the write: what matches in it is not new. */
  readonly known?: unknown;
  readonly isAbsent?: boolean;
  /** The API's own 404 means that there is none. */
  readonly canBeMissing?: boolean;
  /** Called if it was made. */
  readonly onMade?: () => void;
}

/** Few answers are lost, so that this loads when it is needed. It imports nothing, so that bundlers split nothing else. */
export const loadLook = () => import('./look.ts');

type Expectation = ActionLook['expects'];

/** null: the read cannot tell. Rejects if it fails. */
async function wasMade(kit: AdminKit, look: Look): Promise<boolean | null> {
  const isMade = await isInRead(kit, look.read, (await loadLook()).expectationOf(look));
  if (isMade) look.onMade?.();
  return isMade;
}

export async function isInRead(
  kit: AdminKit,
  read: CheckedRead,
  expects: Expectation,
): Promise<boolean | null> {
  const { isAsExpected } = await loadLook();
  return isAsExpected(await dataOf(kit, read, expects), expects);
}

/** null: there is no such thing. */
export async function dataOf(kit: AdminKit, read: CheckedRead, expects: Expectation): Promise<unknown> {
  try {
    return await (isOfWhole(expects) ? fetchWhole : fetchForCheck)(kit, read);
  } catch (error) {
    if (expects.canBeMissing && error instanceof ApiError && isMissing(error)) return null;
    throw error;
  }
}

export const isOfWhole = ({ isAbsent, known }: Expectation) => isAbsent === true || known !== undefined;

/** Whether the write took effect although its answer was lost. null: unknown, also if the look fails or takes long. */
export async function lookAfter(
  kit: AdminKit,
  error: ApiError,
  look: Look | null | undefined,
  patienceMs: number,
): Promise<boolean | null> {
  if (!look) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  const isMade = await Promise.race([wasMade(kit, look).catch(() => null), patience]);
  clearTimeout(timer);
  if (isMade === false) markNotMade(error);
  return isMade;
}

export const looksLike = (read: CheckedRead, wanted: object): Look => ({ read, wanted });

export const looksGone = (read: CheckedRead, wanted: object): Look => ({ read, wanted, isAbsent: true });

export const looksMissing = (read: CheckedRead): Look => ({
  ...looksGone(read, {}),
  canBeMissing: true,
});

/** Call it before the write. null: the list was not loaded, so old items would look new. */
export function looksNew(
  { queryClient }: AdminKit,
  read: CheckedRead,
  wanted: object,
  more?: Pick<Look, 'named' | 'within'>,
): Look | null {
  const known = queryClient.getQueryData(read.queryKey);
  return known === undefined ? null : { read, wanted, known, ...more };
}

/** The part of an event that can be kept, to look again later. */
export const keepable = (look: Look | null): Pick<ActionEvent, 'look'> =>
  look === null ? {} : { look: async () => (await loadLook()).lookToKeep(look) };

export function checkAgain(
  kit: AdminKit,
  look: Look,
  error: ApiError,
): Pick<ActionEvent, 'look' | 'wasMade'> {
  return {
    ...keepable(look),
    wasMade: async () => {
      const found = await wasMade(kit, look);
      if (found === null) throw error;
      return found;
    },
  };
}
