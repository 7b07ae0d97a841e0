import { ApiError, type Operation } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { isMissing } from '../messages/is-missing.ts';
import { afterEarlierRequest, markNotMade } from '../messages/mark-failure.ts';
import { isMade } from './compare-look.ts';
import { fetchUncached, fetchWhole } from './fetch-once.ts';
import { isOfWhole } from './is-of-whole.ts';
import type { Look, UnclearRun } from './lost-answer.ts';

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
  const wasMade = isMade(data, look);
  if (wasMade) look.onMade?.();
  return wasMade;
}

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
