import { focusManager, hashKey } from '@tanstack/react-query';
import { ApiError } from '@timemap/admin-api';
import { whenIdle } from '../browser/idle.ts';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { keyOf, type Query } from './query.ts';
import { leaveTurns, type Task, takeTurns } from './turns.ts';
import { queryOptions } from './use-read.ts';

export const KEPT_MS = 10 * 60_000;
/** More calls than this wait for a press. */
export const MAX_UNASKED = 200;
const SHOWN_EVERY_MS = 100;

export interface CheckProgress {
  /** How many calls have answered. */
  readonly checked: number;
  readonly all: number;
  /** 'asking' waits for `check`. After 'done' an answer is missing where a call failed. */
  readonly state: 'asking' | 'checking' | 'done';
  /** The newest failure. */
  readonly error: ApiError | null;
  /** Makes the calls that have not been answered yet. */
  readonly check: () => void;
  /** Makes all calls again. */
  readonly recheck: () => void;
}

/** The answers are a part of all until `checked` is `all`. */
export interface Checks<T> extends CheckProgress {
  readonly answers: ReadonlyMap<number, T>;
  /** They wait for `check`, a return to the window or a change of what is asked about them. */
  readonly failed: ReadonlyMap<number, ApiError>;
}

export type EachQuery<T> = ReadonlyMap<number, Query<T>>;

export interface CheckStore<T> {
  subscribe(listener: () => void): () => void;
  current(): Checks<T>;
  wasAsked(): boolean;
}

/** Each is the ordinary read of its call, so that the page of an item shares the answer. */
export function createChecks<T>(
  kit: AdminKit,
  queries: EachQuery<T>,
  maxUnasked: number,
  before?: CheckStore<T>,
): CheckStore<T> {
  const cache = kit.queryClient.getQueryCache();
  const hashes = new Map([...queries].map(([id, read]) => [id, hashKey(keyOf(kit.client, read))]));
  const ids = new Map([...hashes].map(([id, hash]) => [hash, id]));
  const stateOf = (id: number) => cache.get<T>(hashes.get(id) ?? '')?.state;
  const isFresh = (id: number) => {
    const state = stateOf(id);
    return state?.status === 'success' && !state.isInvalidated && state.dataUpdatedAt > Date.now() - KEPT_MS;
  };
  const missing = () => [...queries.keys()].filter((id) => !isFresh(id));
  const answers = new Map<number, T>();
  for (const id of queries.keys()) {
    const state = stateOf(id);
    const kept = state?.status === 'success' ? state.data : before?.current().answers.get(id);
    if (kept !== undefined) answers.set(id, kept);
  }

  // A failure is kept, because a new store for each row that comes into view would ask without end. After a new session,
  // what failed for the old one is asked again.
  const failed = new Map(
    [...(before?.current().failed ?? [])].filter(([id, { kind }]) => kind !== 'session' && queries.has(id)),
  );
  const wanted = () => missing().filter((id) => !failed.has(id));

  const listeners = new Set<() => void>();
  let isAsked = before?.wasAsked() ?? false;
  let run: Iterator<Task> | null = null;
  let runsAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelStart = () => {};

  const inState = (state: Checks<T>['state']): Checks<T> => ({
    answers: new Map(answers),
    failed: new Map(failed),
    checked: answers.size,
    all: queries.size,
    state,
    error: [...failed.values()].at(-1) ?? null,
    check,
    recheck,
  });
  const show = (state: Checks<T>['state']) => {
    clearTimeout(timer);
    timer = undefined;
    shown = inState(state);
    for (const listener of listeners) listener();
  };
  const showSoon = () => {
    timer ??= setTimeout(() => show(shown.state), Math.max(SHOWN_EVERY_MS, queries.size / 10));
  };

  function* tasks(ids: readonly number[]): Generator<Task, void> {
    let left = ids.length;
    for (const id of ids) {
      yield async () => {
        const own = run;
        const canGoOn = isFresh(id) || (await load(id));
        left -= 1;
        if (own !== null && run === own && (left === 0 || !canGoOn)) end();
      };
    }
  }

  async function load(id: number): Promise<boolean> {
    const read = queries.get(id);
    if (read === undefined) return true;
    try {
      const options = { ...queryOptions(kit, read), staleTime: KEPT_MS, gcTime: KEPT_MS };
      await kit.queryClient.fetchQuery(options);
      return true;
    } catch (failure) {
      // Another part of the page canceled the load that both share.
      if (!(failure instanceof ApiError) || failure.kind === 'aborted') {
        runsAgain = true;
        return true;
      }
      answers.delete(id);
      const failsAlone = failure.kind !== 'network' && failure.kind !== 'session';
      // The other calls would fail in the same way.
      for (const each of failsAlone ? [id] : missing()) failed.set(each, failure);
      return failsAlone;
    }
  }

  function start(): void {
    if (run !== null) {
      runsAgain = true;
      return;
    }
    const asked = wanted();
    const isTooMany = asked.length > maxUnasked && !isAsked;
    if (asked.length === 0 || isTooMany) {
      show(isTooMany ? 'asking' : 'done');
      return;
    }
    runsAgain = false;
    run = tasks(asked);
    show('checking');
    takeTurns(kit.queryClient, run);
  }

  function end(): void {
    if (run !== null) leaveTurns(kit.queryClient, run);
    run = null;
    if (runsAgain) start();
    else show('done');
  }

  const startWhenIdle = () => {
    cancelStart();
    cancelStart = whenIdle(start);
  };
  const startAnewWhenIdle = () => {
    failed.clear();
    startWhenIdle();
  };

  function check(): void {
    isAsked = true;
    failed.clear();
    start();
  }

  function recheck(): void {
    isAsked ||= answers.size === queries.size;
    void kit.queryClient.invalidateQueries({
      predicate: ({ queryHash }) => ids.has(queryHash),
      refetchType: 'none',
    });
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stopCache = cache.subscribe(({ type, query: { queryHash, state } }) => {
      const id = ids.get(queryHash);
      if (type !== 'updated' || id === undefined || state.status !== 'success') return;
      failed.delete(id);
      if (state.isInvalidated) startAnewWhenIdle();
      if (answers.has(id) && answers.get(id) === state.data) return;
      answers.set(id, state.data);
      showSoon();
    });
    // Answers may have come since they were looked up, while the page was rendered.
    for (const id of queries.keys()) {
      const state = stateOf(id);
      if (state?.status !== 'success' || answers.get(id) === state.data) continue;
      answers.set(id, state.data as T);
      showSoon();
    }
    const stopFocus = focusManager.subscribe((isFocused) => {
      if (isFocused) startAnewWhenIdle();
    });
    startWhenIdle();
    return () => {
      listeners.delete(listener);
      stopCache();
      stopFocus();
      cancelStart();
      clearTimeout(timer);
      timer = undefined;
      if (run !== null) leaveTurns(kit.queryClient, run);
      run = null;
    };
  };

  const first = wanted().length;
  let shown = inState(first === 0 ? 'done' : first > maxUnasked && !isAsked ? 'asking' : 'checking');
  return { subscribe, current: () => shown, wasAsked: () => isAsked };
}
