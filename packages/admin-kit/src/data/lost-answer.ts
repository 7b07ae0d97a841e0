import { ApiError, type Operation } from '@timemap/admin-api';
import { afterEarlierRequest, isMissing, markNotMade } from '../messages/error-text.ts';
import type { AdminKit } from '../provider/admin-kit-context.ts';
import type { ActionEvent, ActionLook, LookOperation } from '../provider/events.ts';
import type { Read } from './query.ts';
import { fetchUncached, fetchWhole } from './use-read.ts';

export type LookRead<T = unknown> = Read<T, LookOperation>;

/** A read that shows whether a write was made. */
export interface Look {
  readonly read: LookRead;
  /** Some fields of an item, or of the whole read. */
  readonly wanted: object;
  /** The same fields before the write. Other values than both decide nothing. */
  readonly before?: object | undefined;
  readonly not?: Readonly<Record<string, readonly unknown[]>>;
  readonly named?: string;
  readonly within?: string;
  /** The read's data before the write. What matches in it is not new. */
  readonly known?: unknown;
  readonly isAbsent?: boolean;
  /** Then the API's own 404 means that there is none. */
  readonly canBeMissing?: boolean;
  readonly onMade?: () => void;
}

/** Loads only when an answer is lost. The module imports nothing, so that bundlers split nothing else. */
export const loadLookModule = () => import('./look.ts');

type Expectation = ActionLook['expects'];

/** null: the read cannot tell. */
async function wasMade(kit: AdminKit, look: Look): Promise<boolean | null> {
  const isMade = await isInRead(kit, look.read, (await loadLookModule()).expectationOf(look));
  if (isMade) look.onMade?.();
  return isMade;
}

export async function isInRead(kit: AdminKit, read: LookRead, expects: Expectation): Promise<boolean | null> {
  const { isAsExpected } = await loadLookModule();
  return isAsExpected(await fetchForLook(kit, read, expects), expects);
}

export async function fetchForLook(kit: AdminKit, read: LookRead, expects: Expectation): Promise<unknown> {
  try {
    return await (isOfWhole(expects) ? fetchWhole : fetchUncached)(kit, read);
  } catch (error) {
    if (expects.canBeMissing && error instanceof ApiError && isMissing(error)) return null;
    throw error;
  }
}

export const isOfWhole = ({ isAbsent, known }: Expectation) => isAbsent === true || known !== undefined;

/** Whether the write took effect. null: unknown, also after a failed or slow look. */
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
  patienceMs: number,
): Promise<boolean> {
  const isMade = await lookAfter(kit, error, look, patienceMs);
  if (!isSame && isMade !== false) throw afterEarlierRequest(operation, label, isMade === true);
  return isSame && isMade === true;
}

export const looksLike = (read: LookRead, wanted: object): Look => ({ read, wanted });

export const looksGone = (read: LookRead, wanted: object): Look => ({ read, wanted, isAbsent: true });

export const looksMissing = (read: LookRead): Look => ({
  ...looksGone(read, {}),
  canBeMissing: true,
});

/** Call it before the write. null: without the loaded list, old items would look new. */
export function looksNew(
  { queryClient }: AdminKit,
  read: LookRead,
  wanted: object,
  more?: Pick<Look, 'named' | 'within'>,
): Look | null {
  const known = queryClient.getQueryData(read.queryKey);
  return known === undefined ? null : { read, wanted, known, ...more };
}

export const storableLook = (look: Look | null): Pick<ActionEvent, 'look'> =>
  look === null ? {} : { look: async () => (await loadLookModule()).lookToKeep(look) };

export function laterLook(kit: AdminKit, look: Look, error: ApiError): Pick<ActionEvent, 'look' | 'wasMade'> {
  return {
    ...storableLook(look),
    wasMade: async () => {
      const found = await wasMade(kit, look);
      if (found === null) throw error;
      return found;
    },
  };
}
